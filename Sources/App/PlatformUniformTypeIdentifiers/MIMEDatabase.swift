import FoundationEssentials

/// The endings of file names that the machine's shared MIME database knows and the table does not.
struct MIMEDatabase: Sendable {
    /// The machine's own; empty where none is installed.
    static let shared = MIMEDatabase(contentsOf: "/usr/share/mime/globs2")

    // A larger file is no list of endings.
    private static let largest = 8 << 20

    private var types: [String: String] = [:]
    private var endings: [String: String] = [:]

    private init(contentsOf path: String) {
        let data = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
        self.init(globs: data.count <= Self.largest ? String(decoding: data, as: UTF8.self) : "")
    }

    /// Reads lines of the form `50:audio/flac:*.flac`, the preferred ones first.
    init(globs: String) {
        for line in globs.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: ":", omittingEmptySubsequences: false)
            guard cells.count >= 3, cells[2].hasPrefix("*.") else { continue }
            let ending = cells[2].dropFirst(2).lowercased()
            guard !ending.isEmpty, !ending.contains(where: { "*?[]/".contains($0) }) else { continue }
            let type = String(cells[1])
            if types[ending] == nil { types[ending] = type }
            if endings[type] == nil { endings[type] = ending }
        }
    }

    /// The MIME type of an ending in lower case.
    func mimeType(ofExtension ending: String) -> String? { types[ending] }

    /// The preferred ending of a MIME type, unless that ending means another type.
    func preferredExtension(ofMIMEType type: String) -> String? {
        endings[type].flatMap { types[$0] == type ? $0 : nil }
    }

    /// What files with an ending are a kind of, told by the first half of their MIME type.
    func supertype(ofExtension ending: String) -> UTType? {
        switch types[ending]?.split(separator: "/").first {
        case "audio": .audio
        case "image": .image
        case "video": .movie
        case "text": .text
        case "font": .font
        case nil: nil
        default: .data
        }
    }
}
