/// The encoded form of an image, with its format told from the first bytes. Nothing here decodes pixels.
package struct RasterData: Hashable, Sendable {
    /// The formats that are recognised.
    package enum Format: Hashable, Sendable {
        case png, jpeg, gif, webp, tiff, bmp
    }

    package let data: Data
    package let format: Format

    /// Takes image data; nil when they begin like no known format.
    package init?(_ data: Data) {
        guard let format = Self.format(of: data) else { return nil }
        self.data = data
        self.format = format
    }

    /// The size that a PNG states in its header; other formats would have to be decoded.
    package var statedSize: CGSize? {
        guard format == .png, data.count >= 24 else { return nil }
        let numbers = data.dropFirst(16).prefix(8).map(Double.init)
        let sides = [numbers.prefix(4), numbers.suffix(4)].map { $0.reduce(0) { $0 * 256 + $1 } }
        return CGSize(width: sides[0], height: sides[1])
    }

    private static func format(of data: Data) -> Format? {
        let start = [UInt8](data.prefix(12))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if start.starts(with: Array("GIF8".utf8)) { return .gif }
        if start.starts(with: Array("RIFF".utf8)), start.suffix(4) == Array("WEBP".utf8)[...] { return .webp }
        if start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return .tiff }
        if start.starts(with: Array("BM".utf8)) { return .bmp }
        return nil
    }
}
