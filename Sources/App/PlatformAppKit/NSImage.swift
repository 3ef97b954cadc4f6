import IntentsModel

/// An image in its encoded form. Nothing here decodes pixels: data in a known format are kept as they are.
open class NSImage: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as on Apple's platforms; its own parts never change.

    private enum Source: Hashable {
        case data(RasterData)
        case symbol(String)
        case resource(String)
    }

    private let source: Source
    private let wantedSize: CGSize?

    private init(_ source: Source, size: CGSize? = nil) {
        self.source = source
        wantedSize = size
        super.init()
    }

    /// An image of a size without anything in it.
    public convenience init(size: CGSize) { self.init(.resource(""), size: size) }

    /// Takes image data; nil when they are in no known format.
    public convenience init?(data: Data) {
        guard let raster = RasterData(data) else { return nil }
        self.init(.data(raster))
    }

    /// Names an image of the app's resources by what the build made of its name. Only the app's own are found.
    public convenience init(resource: ImageResource) { self.init(.resource(resource.name)) }

    /// Names an image of the app's resources, which a surface finds.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(.resource(name))
    }

    /// Names a symbol of the system's symbol set, which a surface finds.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard !name.isEmpty else { return nil }
        self.init(.symbol(name))
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
    open var size: CGSize {
        if case .data(let raster) = source { raster.statedSize ?? .zero } else { wantedSize ?? .zero }
    }

    /// The data of an image that was read as TIFF; nil for others, as nothing here encodes.
    open var tiffRepresentation: Data? {
        if case .data(let raster) = source, raster.format == .tiff { raster.data } else { nil }
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
