/// Draws images. Nothing on Linux draws: what the closure does is done, and the image stays empty.
@MainActor @preconcurrency open class UIGraphicsImageRenderer: NSObject {
    /// The size of images.
    public let size: CGSize

    /// Draws images of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Draws images of a size in a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }

    /// Draws images of a rectangle's size.
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    /// An empty image, as nothing on Linux draws; the standard error says so.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext(bounds: CGRect(origin: .zero, size: size)))
        let text = "UIGraphicsImageRenderer makes an empty image: nothing draws images on Linux.\n"
        FileHandle.standardError.write(Data(text.utf8))
        return UIImage()
    }
}

/// Where an image is drawn.
@MainActor @preconcurrency public final class UIGraphicsImageRendererContext: NSObject {
    /// The whole.
    public let bounds: CGRect

    init(bounds: CGRect) { self.bounds = bounds }

    /// Would fill a rectangle.
    public func fill(_ rect: CGRect) {}

    /// Would draw along a rectangle.
    public func stroke(_ rect: CGRect) {}
}

/// The format in which images are drawn.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as on Apple's platforms; the app sets it before it hands it over.

    /// Pixels for each point.
    open var scale: CGFloat = 1
    /// Whether nothing shines through.
    open var opaque = false

    /// The usual format.
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

extension UIImage {
    /// Would draw the image.
    public func draw(in rect: CGRect) {}

    /// Would draw the image.
    public func draw(at point: CGPoint) {}
}

extension UIColor {
    /// Would draw with this colour from now on.
    public func setFill() {}

    /// Would draw lines with this colour from now on.
    public func setStroke() {}
}
