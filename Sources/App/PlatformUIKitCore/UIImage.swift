import IntentsModel

/// An image in its encoded form, or one that a surface finds by name (inventory §2.17).
///
/// Nothing here decodes pixels: data in a known format are kept as they are.
open class UIImage: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as on Apple's platforms; its own parts never change.

    private enum Source: Hashable {
        case data(RasterData)
        case symbol(String)
        case resource(String)
    }

    private let source: Source

    /// An image without anything in it.
    public override init() {
        source = .resource("")
        super.init()
    }

    /// Takes image data; nil when they are in no known format.
    public init?(data: Data) {
        guard let raster = RasterData(data) else { return nil }
        source = .data(raster)
        super.init()
    }

    /// Reads an image file; nil when it cannot be read or is in no known format.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Names a symbol of the system's symbol set.
    public init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        source = .symbol(name)
        super.init()
    }

    /// Names an image of the app's resources.
    public init?(named name: String) {
        guard !name.isEmpty else { return nil }
        source = .resource(name)
        super.init()
    }

    /// Names an image of a bundle's resources. Only the app's own are found by name.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    /// Names an image of the app's resources by what the build made of its name. Only the app's own are found.
    public init(resource: ImageResource) {
        source = .resource(resource.name)
        super.init()
    }

    /// Names a symbol of the system's symbol set. The surface decides its size.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
    }

    /// The size that a PNG states; zero for other images, which would have to be decoded.
    open var size: CGSize {
        if case .data(let raster) = source { raster.statedSize ?? .zero } else { .zero }
    }

    /// The data of an image that was read as PNG; nil for others, as nothing here encodes.
    open func pngData() -> Data? { data(.png) }

    /// The data of an image that was read as JPEG; nil for others, as nothing here encodes.
    open func jpegData(compressionQuality: Double) -> Data? { data(.jpeg) }

    /// Points of the image for each pixel: one, as nothing here scales.
    open var scale: Double { 1 }

    /// The image itself: nothing here decodes, so none is made smaller.
    open func preparingThumbnail(of size: CGSize) -> UIImage? { self }

    private func data(_ format: RasterData.Format) -> Data? {
        guard case .data(let raster) = source, raster.format == format else { return nil }
        return raster.data
    }

    /// What a surface shows.
    package var value: ImageValue {
        switch source {
        case .data(let raster): .data(raster.data)
        case .symbol(let name): .systemName(name)
        case .resource(let name): .named(name)
        }
    }
}

extension UIImage {
    /// How an image is chosen and drawn. Surfaces decide that here.
    open class Configuration: NSObject, @unchecked Sendable {
        // Unchecked, because the class is open, as on Apple's platforms; it has no parts.
    }

    /// How a symbol is chosen and drawn. Surfaces decide that here.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A size in points.
        public init(pointSize: Double) {}

        /// A size in points and a thickness.
        public init(pointSize: Double, weight: SymbolWeight) {}

        /// A size in points, a thickness, and a size within it.
        public init(pointSize: Double, weight: SymbolWeight, scale: SymbolScale) {}

        /// A thickness.
        public init(weight: SymbolWeight) {}

        /// A size beside text.
        public init(scale: SymbolScale) {}

        /// Shades of one colour for the symbol's layers.
        public init(hierarchicalColor: UIColor) {}

        /// A colour for each of the symbol's layers.
        public init(paletteColors: [UIColor]) {}
    }

    /// How thick a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// As thick as the surface likes.
        case unspecified
        /// The thinnest.
        case ultraLight
        /// Thicker than ultra light.
        case thin
        /// Thicker than thin.
        case light
        /// As text is.
        case regular
        /// A little thicker than text.
        case medium
        /// Half way to bold.
        case semibold
        /// As bold text is.
        case bold
        /// Thicker than bold.
        case heavy
        /// The thickest.
        case black
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
        /// As the surface likes.
        case `default` = -1
        /// As the surface likes.
        case unspecified
        /// Smaller than the text.
        case small
        /// As the text.
        case medium
        /// Larger than the text.
        case large
    }

    /// Whether an image's own colours are shown.
    public enum RenderingMode: Int, Sendable {
        /// As the place asks.
        case automatic
        /// The own colours.
        case alwaysOriginal
        /// The colour of the place.
        case alwaysTemplate
    }

    /// The image itself: surfaces choose colours here.
    public func withTintColor(_ color: UIColor) -> UIImage { self }

    /// The image itself: surfaces choose colours here.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

    /// The image itself: surfaces choose colours here.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    /// The image itself: surfaces choose a symbol's look here.
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
}
