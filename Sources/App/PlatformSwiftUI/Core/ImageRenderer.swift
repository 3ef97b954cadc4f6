/// Draws a view into an image on Apple's platforms. Nothing on Linux draws: every image is nil, and the standard error says
/// why.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view to draw.
    public var content: Content
    /// The room that the view is offered.
    public var proposedSize: ProposedViewSize = .unspecified
    /// Pixels for each point.
    public var scale: CGFloat = 1
    /// Whether the ground is covered.
    public var isOpaque = false

    /// Makes a renderer for a view.
    public init(content view: Content) { content = view }

    /// Nil: see the class.
    public var cgImage: CGImage? {
        logThatNothingDraws("cgImage")
        return nil
    }

    /// Never calls `renderer`: see the class.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        logThatNothingDraws("render")
    }

    /// Says on the standard error why there is no image; for the image types of other modules too.
    package func logThatNothingDraws(_ name: String) {
        let text =
            "ImageRenderer.\(name) is nil: nothing draws views on Linux. Use an image file of the app's resources.\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}

/// A drawn image. There is none on Linux.
public final class CGImage: Sendable {
    private init() {}
}

/// Where drawing goes. There is none on Linux.
public final class CGContext: Sendable {
    private init() {}
}

/// The room that a view is offered; nil lets the view decide.
public struct ProposedViewSize: Hashable, Sendable {
    /// From left to right.
    public var width: CGFloat?
    /// From top to bottom.
    public var height: CGFloat?

    /// No room at all.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// As the view decides.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// As much as the view wants.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Offers room.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers the room of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The size; what the view decides counts as `dimensions`.
    public func replacingUnspecifiedDimensions(by dimensions: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? dimensions.width, height: height ?? dimensions.height)
    }
}
