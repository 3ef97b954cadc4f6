import FoundationEssentials
import IntentsModel

/// Final texts in the run's locale: the app's own, and the sentences of the resolution.
struct RunTexts: Sendable {
    var localizer: any TextLocalizer
    var locale: String

    /// A text of the app.
    func callAsFunction(_ text: LocalizedText) -> String {
        localizer.string(for: text, locale: locale)
    }

    /// A sentence of the resolution: looked up as a whole, then filled.
    func callAsFunction(_ sentence: String, _ slots: [String: String] = [:]) -> String {
        var remaining = Substring(localizer.string(for: LocalizedText(sentence), locale: locale))
        var result = ""
        // Slots are filled in one pass: a value that looks like a slot is not filled again.
        while let start = remaining.firstRange(of: "${"), let end = remaining[start.upperBound...].firstIndex(of: "}") {
            let name = remaining[start.upperBound..<end]
            result += remaining[..<start.lowerBound]
            result += slots[String(name)] ?? "${\(name)}"
            remaining = remaining[remaining.index(after: end)...]
        }
        return result + remaining
    }

    /// A parameter's title, or its name when the source gives none.
    func title(of parameter: ParameterDescription) -> String {
        let title = self(parameter.title)
        return title.isEmpty ? parameter.name : title
    }

    func display(_ display: DisplayDescription) -> DisplayValue {
        DisplayValue(
            title: self(display.title), subtitle: display.subtitle.map { self($0) }, image: display.image,
            synonyms: display.synonyms.map { self($0) })
    }

    /// Up to ten items, and how many more there are.
    func list(_ items: [String]) -> String {
        let limit = 10
        let shown = items.prefix(limit).joined(separator: ", ")
        guard items.count > limit else { return shown }
        return self("${items} and ${count} more", ["items": shown, "count": "\(items.count - limit)"])
    }

    /// Quotes what was given, on one line; a long text is shortened.
    static func quoted(_ text: some StringProtocol) -> String {
        let limit = 80
        let shown = String(text.prefix(limit).map { $0.isNewline ? " " : $0 })
        return text.dropFirst(limit).isEmpty ? "“\(shown)”" : "“\(shown)…”"
    }
}

extension IntentValue {
    /// The value as a message names it.
    var spelling: String {
        switch self {
        case .null: "nothing"
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): RunTexts.quoted(value)
        case .date(let value): value.formatted(.iso8601)
        case .url(let value): RunTexts.quoted(value.absoluteString)
        case .enumCase(let value): RunTexts.quoted(value.display?.title ?? value.rawValue)
        case .entity(let value): RunTexts.quoted(value.display.title.isEmpty ? value.identifier : value.display.title)
        case .structured(let value): RunTexts.quoted(value.text)
        case .file(let value): RunTexts.quoted(value.filename)
        case .array(let values):
            "[\(values.prefix(3).map(\.spelling).joined(separator: ", "))\(values.count > 3 ? ", …" : "")]"
        }
    }
}
