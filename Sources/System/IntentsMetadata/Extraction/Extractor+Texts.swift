import IntentsModel

extension Extractor {
    /// A localised text; nothing, and a note, when the source does not state it as a literal or an initialiser's call.
    mutating func text(
        _ value: ConstantValue?, role: Unreadable.Role, subject: String, at location: SourceLocation
    ) -> LocalizedText? {
        guard let value, !value.isNil else { return nil }
        if let text = Self.text(value) { return text }
        note(role, subject, at: location)
        return nil
    }

    /// A localised text of a literal, or of a call that wraps one: `LocalizedStringResource`, `IntentDialog` and others.
    static func text(_ value: ConstantValue) -> LocalizedText? {
        switch value.unwrapped {
        case .literal(let text): LocalizedText(text)
        case .interpolation(let segments): format(segments).map { LocalizedText($0) }
        case .call(let call): text(of: call)
        default: nil
        }
    }

    private static func text(of call: ConstantCall) -> LocalizedText? {
        for label in ["", "full", "stringLiteral", "name", "title"] {
            guard let value = call[label], var text = text(value) else { continue }
            text.table = call["table"]?.text ?? text.table
            text.defaultValue = call["defaultValue"].flatMap(Self.text)?.key ?? text.defaultValue
            return text
        }
        return nil
    }

    /// The key of an interpolated text, for the placeholders that state their own type: `\(placeholder: .int) trails`.
    private static func format(_ segments: [ConstantValue]) -> String? {
        var key = ""
        for (index, segment) in segments.enumerated() {
            if index.isMultiple(of: 2) {
                guard let text = segment.text else { return nil }
                key += text
            } else {
                guard let name = segment.caseName, let specifier = placeholders[name] else { return nil }
                key += specifier
            }
        }
        return key
    }

    private static let placeholders = [
        "int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@",
    ]

    /// The texts of an array literal.
    mutating func texts(
        _ value: ConstantValue?, role: Unreadable.Role, subject: String, at location: SourceLocation
    ) -> [LocalizedText] {
        guard let value, !value.isNil, value != .runtime else { return [] }
        guard let elements = value.elements else {
            note(role, subject, at: location)
            return []
        }
        return elements.compactMap { text($0, role: role, subject: subject, at: location) }
    }
}
