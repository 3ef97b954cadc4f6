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
    }
}
