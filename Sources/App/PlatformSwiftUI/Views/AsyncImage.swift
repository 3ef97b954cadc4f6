import IntentsModel

/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty
    /// The image is there.
    case success(Image)
    /// It could not be loaded.
    case failure(any Error)

    /// The image, when it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why it could not be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image at a URL; the surface that shows it loads it.
///
/// So content is made as if the image was there; without a URL it is made as if nothing was there yet.
nonisolated public struct AsyncImage<Content: View>: _PrimitiveView, NodeView {
    private let content: Content

    /// Shows what `content` makes of the phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.content = content(url.map { .success(Image(.url($0))) } ?? .empty) }

    /// Shows what `content` makes of the image, and `placeholder` without a URL.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = _ConditionalContent(url.map { .first(content(Image(.url($0)))) } ?? .second(placeholder()))
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        ViewRenderer.nodes(of: content, in: environment)
    }
}

extension AsyncImage where Content == Image? {
    /// Shows the image at `url`, or nothing when there is none.
    public init(url: URL?, scale: CGFloat = 1) { content = url.map { Image(.url($0)) } }
}
