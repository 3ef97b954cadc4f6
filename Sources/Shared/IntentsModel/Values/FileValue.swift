import FoundationEssentials

/// A file as it crosses the link: its name, its type, and its bytes, or where they wait when there are many.
public struct FileValue: Hashable, Sendable, Codable {
    /// The largest file, in bytes.
    package static let maximumSize = 4 << 30
    /// The largest content that is part of a message, in bytes; a larger one waits in a folder that both sides know.
    package static let inlineSize = 1 << 20

    /// The name without a folder.
    public var filename: String
    /// The uniform type identifier, when it is known.
    public var typeIdentifier: String?
    /// The content; empty when it waits elsewhere.
    public var data: Data
    /// Where a large content waits; absent for one that is part of the value.
    package var handover: Handover?

    /// A content that is not part of the value.
    package struct Handover: Hashable, Sendable, Codable {
        /// To an app, the path of the file; else its name in the folder that both sides know.
        package var place: String
        /// The size in bytes.
        package var size: Int

        package init(place: String, size: Int) {
            self.place = place
            self.size = size
        }
    }

    /// Describes a file.
    /// - Parameter filename: any name; what would lead out of a folder is taken off.
    public init(filename: String, typeIdentifier: String? = nil, data: Data) {
        self.filename = Self.reduced(filename)
        self.typeIdentifier = typeIdentifier
        self.data = data
    }

    /// Describes a file whose content waits elsewhere.
    package init(filename: String, typeIdentifier: String? = nil, handover: Handover) {
        self.init(filename: filename, typeIdentifier: typeIdentifier, data: Data())
        self.handover = handover
    }

    /// Decodes a file.
    /// - Throws: for a name that is a path. Who means well sends a name alone, so that such a path is refused, not mended.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let filename = try container.decode(String.self, forKey: .filename)
        guard !Self.isPath(filename) else {
            throw DecodingError.dataCorruptedError(
                forKey: .filename, in: container,
                debugDescription: "“\(filename.prefix(80))” is a path; a file is sent by its name alone.")
        }
        self.init(
            filename: filename,
            typeIdentifier: try container.decodeIfPresent(String.self, forKey: .typeIdentifier),
            data: try container.decode(Data.self, forKey: .data))
        handover = try container.decodeIfPresent(Handover.self, forKey: .handover)
    }

    /// Whether a name would lead somewhere else than into the folder that it is put in.
    package static func isPath(_ name: String) -> Bool {
        [".", ".."].contains(name) || name.contains { $0 == "/" || $0 == "\0" }
    }

    /// The size of the content in bytes.
    package var size: Int { handover?.size ?? data.count }

    /// The last part of a path, without what has a meaning to a file system.
    package static func reduced(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\0" }).last.map(String.init) ?? ""
        let plain = last.filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
        return ["", ".", ".."].contains(plain) ? "file" : String(plain.prefix(200))
    }
}

extension IntentValue {
    /// The value with each file in it, also those of lists and of entities' properties, as `change` makes it.
    package func mapFiles(_ change: (FileValue) throws -> FileValue) rethrows -> IntentValue {
        switch self {
        case .file(let file): return .file(try change(file))
        case .array(let values): return .array(try values.map { try $0.mapFiles(change) })
        case .entity(var entity):
            entity.properties = try entity.properties.mapValues { try $0.mapFiles(change) }
            return .entity(entity)
        default: return self
        }
    }
}
