import Foundation
import IntentsModel

extension DateComponents: _StructuredIntentValue {
    /// Parts of a date.
    public static var __primitive: PrimitiveType { .dateComponents }

    /// The date or time that the parts name, else the parts themselves.
    public func __text(in locale: Locale) -> String {
        guard let date = (calendar ?? .current).date(from: self) else { return description }
        let showsTime = hour != nil || minute != nil
        return date.formatted(
            Date.FormatStyle(
                date: day == nil ? .omitted : .abbreviated, time: showsTime ? .shortened : .omitted, locale: locale,
                timeZone: timeZone ?? .current))
    }
}

extension PersonNameComponents: _StructuredIntentValue, _SystemIntentValue {
    /// The parts of a name.
    public static var __primitive: PrimitiveType { .personName }

    /// The name in its usual order.
    public func __text(in locale: Locale) -> String {
        let parts = [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap(\.self).filter {
            !$0.isEmpty
        }
        return parts.isEmpty ? nickname ?? "" : parts.joined(separator: " ")
    }
}

extension Calendar.RecurrenceRule: _StructuredIntentValue {
    /// A repetition.
    public static var __primitive: PrimitiveType { .recurrenceRule }

    /// How often, in words.
    public func __text(in locale: Locale) -> String {
        let unit =
            switch frequency {
            case .minutely: "minute"
            case .hourly: "hour"
            case .daily: "day"
            case .weekly: "week"
            case .monthly: "month"
            case .yearly: "year"
            @unknown default: "\(frequency)"
            }
        return interval == 1 ? "every \(unit)" : "every \(interval) \(unit)s"
    }
}

extension Duration: _StructuredIntentValue, _SystemIntentValue {
    /// A length of time.
    public static var __primitive: PrimitiveType { .duration }

    /// Takes the seconds and what is left of one.
    public static func __make(of fields: JSONValue) throws -> Duration {
        struct Parts: Decodable {
            var seconds: Int64
            var attoseconds: Int64
        }
        let parts = try fields.decoded(as: Parts.self)
        return Duration(secondsComponent: parts.seconds, attosecondsComponent: parts.attoseconds)
    }

    /// Whole seconds and the rest: one number would lose what JSON cannot hold.
    public func __fields() throws -> JSONValue {
        .object([
            "seconds": .int(Int(components.seconds)), "attoseconds": .int(Int(components.attoseconds)),
        ])
    }

    /// Hours, minutes and seconds.
    public func __text(in locale: Locale) -> String {
        formatted(
            .units(allowed: [.hours, .minutes, .seconds], fractionalPart: .show(length: 3, rounded: .down)).locale(
                locale))
    }
}

extension AttributedString: _IntentValue {
    /// Makes styled text of plain text.
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverSpecificationBuilder<AttributedString>.buildBlock(AttributedStringFromStringResolver())
    }

    /// Styled text.
    public static var __valueType: IntentsModel.ValueType? { .primitive(.attributedString) }

    /// Takes text, styled or plain.
    public static func __value(
        from value: IntentsModel.IntentValue, query: (any EntityQuery)?
    ) async throws -> AttributedString {
        switch value {
        case .string(let text): return AttributedString(text)
        case .structured(let structure) where structure.typeName == PrimitiveType.attributedString.swiftName:
            return (try? structure.fields.decoded(as: StyledText.self).text) ?? AttributedString(structure.text)
        default: throw RunError.mismatch(value, needed: "A text")
        }
    }

    /// The text with its attributes.
    public func __intentValue(in locale: Locale, properties: Bool) -> IntentsModel.IntentValue {
        let text = String(characters)
        guard let fields = try? JSONValue(encoding: StyledText(text: self)) else { return .string(text) }
        return .structured(
            StructuredValue(typeName: PrimitiveType.attributedString.swiftName, fields: fields, text: text))
    }
}

/// Styled text in pieces, with the attributes that Foundation has on Linux, where it cannot encode them itself.
private struct StyledText: Codable {
    struct Piece: Codable {
        var text: String
        var link: URL?
        var language: String?
    }
    var pieces: [Piece]

    init(text: AttributedString) {
        pieces = text.runs.map { run in
            Piece(text: String(text[run.range].characters), link: run.link, language: run.languageIdentifier)
        }
    }

    var text: AttributedString {
        pieces.reduce(into: AttributedString()) { whole, piece in
            var part = AttributedString(piece.text)
            if let link = piece.link { part.link = link }
            if let language = piece.language { part.languageIdentifier = language }
            whole += part
        }
    }
}
