import FoundationEssentials

/// A value with parts, such as a measurement, a person or an amount of money.
public struct StructuredValue: Hashable, Sendable, Codable {
    /// The Swift type: `Measurement`, `IntentPerson`, or an app's own `Codable` type.
    public var typeName: String
    /// The parts, in the form that the type itself encodes.
    public var fields: JSONValue
    /// What people are shown.
    public var text: String

    /// Describes a value of the type `typeName` by its parts.
    public init(typeName: String, fields: JSONValue, text: String) {
        self.typeName = typeName
        self.fields = fields
        self.text = text
    }

    /// The part with a name, when the value has named parts.
    package subscript(_ field: String) -> JSONValue? {
        if case .object(let fields) = fields { fields[field] } else { nil }
    }
}

extension StructuredValue {
    /// A measurement.
    package init(measuring number: Double, in unit: MeasurementUnit) {
        self.init(
            typeName: "Measurement", fields: .object(["value": .double(number), "unit": .string(unit.name)]),
            text: "\(number.plainText) \(unit.symbol)")
    }
}

extension Double {
    /// `5` for 5.0.
    package var plainText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

/// A file as it crosses the link: its name, its type and its bytes.
public struct FileValue: Hashable, Sendable, Codable {
    /// The largest file that crosses, in bytes: what is left of a message after base 64.
    package static let maximumSize = 8 << 20

    /// The name without a folder.
    public var filename: String
    /// The uniform type identifier, when it is known.
    public var typeIdentifier: String?
    /// The content.
    public var data: Data

    /// Describes a file.
    /// - Parameter filename: any name; what would lead out of a folder is taken off.
    public init(filename: String, typeIdentifier: String? = nil, data: Data) {
        self.filename = Self.reduced(filename)
        self.typeIdentifier = typeIdentifier
        self.data = data
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
    }

    private static func isPath(_ name: String) -> Bool {
        [".", ".."].contains(name) || name.contains { $0 == "/" || $0 == "\0" }
    }

    /// The last part of a path, without what has a meaning to a file system.
    package static func reduced(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\0" }).last.map(String.init) ?? ""
        let plain = last.filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
        return ["", ".", ".."].contains(plain) ? "file" : String(plain.prefix(200))
    }
}
