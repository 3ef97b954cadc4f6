import FoundationEssentials
import IntentsModel

/// Values as plain JSON, for scripts.
extension JSONText {
    /// An entity as `{type, id, title, …}`, an enum case as its raw value, a date as ISO 8601, all else as itself.
    init(_ value: IntentValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .date(let value): self = .string(DateText.iso8601(value))
        case .url(let value): self = .string(value.absoluteString)
        case .enumCase(let value): self = .string(value.rawValue)
        case .entity(let value): self = JSONText(value)
        case .structured(let value):
            self = .object([
                ("type", .string(value.typeName)), ("text", .string(value.text)), ("value", JSONText(value.fields)),
            ])
        case .file(let value):
            var members: [(String, JSONText)] = [
                ("filename", .string(value.filename)), ("size", .int(value.size)),
            ]
            if let type = value.typeIdentifier { members.append(("type", .string(type))) }
            self = .object(members)
        case .array(let elements): self = .array(elements.map(JSONText.init))
        }
    }

    init(_ entity: EntityValue) {
        var members: [(String, JSONText)] = [
            ("type", .string(entity.typeName)), ("id", .string(entity.identifier)),
            ("title", .string(entity.display.title)),
        ]
        if let subtitle = entity.display.subtitle { members.append(("subtitle", .string(subtitle))) }
        if !entity.properties.isEmpty {
            members.append(("properties", .object(entity.properties.mapValues(JSONText.init))))
        }
        self = .object(members)
    }

    /// A view tree: kind, text, image, attributes and children where they are there.
    init(_ node: ViewNode) {
        var members: [(String, JSONText)] = [("kind", .string(node.kind))]
        if let text = node.text { members.append(("text", .string(text))) }
        if let image = node.image { members.append(("image", JSONText(image))) }
        if !node.attributes.isEmpty {
            members.append(("attributes", .object(node.attributes.mapValues { JSONText($0) })))
        }
        if !node.children.isEmpty { members.append(("children", .array(node.children.map { JSONText($0) }))) }
        self = .object(members)
    }

    init(_ image: ImageValue) {
        switch image {
        case .systemName(let name): self = .object([("systemName", .string(name))])
        case .named(let name): self = .object([("named", .string(name))])
        case .url(let url): self = .object([("url", .string(url.absoluteString))])
        case .data(let data): self = .object([("data", .string(data.base64EncodedString()))])
        }
    }
}

/// Dates as text.
enum DateText {
    /// In UTC, with fractions of a second only when there are some.
    static func iso8601(_ date: Date) -> String {
        let isWhole = date.timeIntervalSinceReferenceDate.rounded() == date.timeIntervalSinceReferenceDate
        return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
    }
}
