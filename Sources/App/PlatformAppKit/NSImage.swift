/// An image in its encoded form. Nothing here decodes pixels: data in a known format are kept as they are.
open class NSImage: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as on Apple's platforms; its own parts never change.

    private let raster: RasterData

    /// Takes image data; nil when they are in no known format.
    public init?(data: Data) {
        guard let raster = RasterData(data) else { return nil }
        self.raster = raster
        super.init()
    }

    /// Reads an image file; nil when it cannot be read or is in no known format.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Reads an image file; nil when it cannot be read or is in no known format.
    public convenience init?(contentsOfFile fileName: String) {
        self.init(contentsOf: URL(fileURLWithPath: fileName))
    }

    /// The size that a PNG states; zero for other images, which would have to be decoded.
    open var size: CGSize { raster.statedSize ?? .zero }

    /// The data of an image that was read as TIFF; nil for others, as nothing here encodes.
    open var tiffRepresentation: Data? { raster.format == .tiff ? raster.data : nil }
}

/// A colour in red, green, blue and opacity.
open class NSColor: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as on Apple's platforms; its own parts never change.

    /// How much red, from 0 to 1.
    public let redComponent: Double
    /// How much green, from 0 to 1.
    public let greenComponent: Double
    /// How much blue, from 0 to 1.
    public let blueComponent: Double
    /// The opacity, from 0 to 1.
    public let alphaComponent: Double

    /// Mixes a colour; each part goes from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        redComponent = red
        greenComponent = green
        blueComponent = blue
        alphaComponent = alpha
        super.init()
    }

    /// Nothing.
    public static let clear = NSColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// Black.
    public static let black = NSColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// White.
    public static let white = NSColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// Red.
    public static let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green.
    public static let green = NSColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue.
    public static let blue = NSColor(red: 0, green: 0, blue: 1, alpha: 1)
}
