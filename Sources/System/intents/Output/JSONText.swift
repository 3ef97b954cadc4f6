import IntentsModel

/// JSON as commands print it: keys in the order they are written, two spaces of indentation.
indirect enum JSONText: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONText])
    case object([(String, JSONText)])

    /// The text, or null.
    static func text(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }

    /// A dictionary's members, sorted by key.
    static func object(_ members: [String: JSONText]) -> JSONText {
        .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    /// The document as text.
    func rendered(indentation: String = "") -> String {
        let inner = indentation + "  "
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .int(let value): return "\(value)"
        // JSON has no infinities and no NaN; they are text.
        case .double(let value): return value.isFinite ? "\(value)" : "\"\(value)\""
        case .string(let value): return Self.quoted(value)
        case .array(let elements):
            if elements.isEmpty { return "[]" }
            let lines = elements.map { inner + $0.rendered(indentation: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.rendered(indentation: inner))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        }
    }

    /// The document on one line.
    var line: String {
        switch self {
        case .array(let elements): "[\(elements.map(\.line).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\(Self.quoted($0.0)):\($0.1.line)" }.joined(separator: ","))}"
        default: rendered()
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case let control where control.value < 0x20 || control.value == 0x7F:
                let digits = String(control.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSONText {
    /// A document of the model.
    init(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .array(let elements): self = .array(elements.map(JSONText.init))
        case .object(let members): self = .object(members.mapValues(JSONText.init))
        }
    }
}
