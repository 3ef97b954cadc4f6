import IntentsModel

/// An image, by name: the surface that shows it finds the pixels.
nonisolated public struct Image: _PrimitiveView, NodeView, Hashable, Sendable {
    /// How the image uses the space it is given.
    public enum ResizingMode: String, Hashable, Sendable {
        /// Repeats the image.
        case tile
        /// Scales the image.
        case stretch
    }

    /// Whether the image keeps its own colours.
    public enum TemplateRenderingMode: String, Hashable, Sendable {
        /// The image is a mask for the surrounding colour.
        case template
        /// The image keeps its colours.
        case original
    }

    /// The size of a symbol beside text.
    public enum Scale: String, Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// As the text.
        case medium
        /// Larger than the text.
        case large
    }

    private let source: ImageValue
    private var attributes: [String: JSONValue] = [:]

    package init(_ source: ImageValue) { self.source = source }

    /// Shows a symbol of the system's symbol set.
    public init(systemName: String) { self.init(.systemName(systemName)) }

    /// Shows an image of the app's resources.
    ///
    /// - Parameter bundle: Where the image is; the main bundle when nil.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(Self.resource(name, bundle: bundle)) }

    /// Shows an image of the app's resources that means nothing to a listener.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        attributes["decorative"] = .bool(true)
    }

    /// Lets the image take the size it is given.
    public func resizable(resizingMode: ResizingMode = .stretch) -> Image {
        with("resizable", .string(resizingMode.rawValue))
    }

    /// Sets whether the image keeps its own colours.
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        with("renderingMode", mode.map { .string($0.rawValue) })
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("image", image: source, attributes: attributes)]
    }

    private func with(_ name: String, _ value: JSONValue?) -> Image {
        var copy = self
        copy.attributes[name] = value
        return copy
    }

    // A name alone is looked up in the main bundle, so an image of another bundle travels as its file.
    private static func resource(_ name: String, bundle: Bundle?) -> ImageValue {
        guard let bundle, bundle != .main else { return .named(name) }
        let found = ["png", "jpg", "jpeg", "svg", "pdf"].lazy.compactMap {
            bundle.url(forResource: name, withExtension: $0)
        }.first
        return found.map(ImageValue.url) ?? .named(name)
    }
}
