import FoundationEssentials
import IntentsModel

/// Values as people read them.
enum ValueText {
    static func text(_ value: IntentValue) -> String {
        switch value {
        case .null: "none"
        case .bool(let value): value ? "true" : "false"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): value
        case .date(let value): DateText.iso8601(value)
        case .url(let value): value.absoluteString
        case .enumCase(let value): value.display?.title ?? value.rawValue
        case .entity(let value): text(value.display)
        case .structured(let value): value.text
        case .file(let value): "\(value.filename) (\(value.size) \(value.size == 1 ? "byte" : "bytes"))"
        case .array(let elements): elements.map(text).joined(separator: "\n")
        }
    }

    static func text(_ display: DisplayValue) -> String {
        guard let subtitle = display.subtitle, !subtitle.isEmpty else { return display.title }
        return "\(display.title) (\(subtitle))"
    }
}
