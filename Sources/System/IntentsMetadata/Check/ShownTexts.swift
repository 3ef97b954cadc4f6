import IntentsModel

/// A text that people see or say, the place where they do, and the declaration it is from.
struct ShownText {
    var surface: String
    var text: LocalizedText
    var location: SourceLocation?
}

extension AppMetadata {
    /// Every text of the declarations but phrases, which have a table of their own.
    var shownTexts: [ShownText] {
        actions.values.sorted { $0.identifier < $1.identifier }.flatMap(\.shownTexts)
            + enums.flatMap(\.shownTexts)
            + entities.values.sorted { $0.identifier < $1.identifier }.flatMap(\.shownTexts)
            + shortcuts.compactMap { shortcut in
                shortcut.shortTitle.map {
                    ShownText(
                        surface: "the shortcut for \(shortcut.actionIdentifier)", text: $0,
                        location: actions[shortcut.actionIdentifier]?.location)
                }
            }
    }
}

extension ActionDescription {
    fileprivate var shownTexts: [ShownText] {
        let description = self.description
        var texts: [(String, LocalizedText?)] = [
            ("the title of \(identifier)", title), ("the description of \(identifier)", description?.descriptionText),
            ("the category of \(identifier)", description?.categoryName),
            ("the result name of \(identifier)", description?.resultValueName),
        ]
        texts += (description?.searchKeywords ?? []).map { ("a keyword of \(identifier)", $0) }
        texts += (summary?.formats ?? []).map { ("the summary of \(identifier)", $0) }
        return texts.shown(at: location) + parameters.flatMap { $0.shownTexts("\(identifier).\($0.name)") }
    }
}

extension ParameterDescription {
    fileprivate func shownTexts(_ name: String) -> [ShownText] {
        let texts = [
            (name, title), ("the description of \(name)", description),
            ("the question for \(name)", requestValueDialog),
            ("the question among several for \(name)", requestDisambiguationDialog),
            ("the word for true of \(name)", boolDisplay?.true), ("the word for false of \(name)", boolDisplay?.false),
        ]
        return texts.shown(at: location)
    }
}

extension SummaryDescription {
    /// The sentences of all branches; one that only lists parameters has no text.
    fileprivate var formats: [LocalizedText] {
        switch self {
        case .sentence(let sentence): sentence.format.key.isEmpty ? [] : [sentence.format]
        case .when(_, let then, let otherwise): then.formats + otherwise.formats
        case .select(_, let cases, let otherwise): cases.flatMap(\.summary.formats) + (otherwise?.formats ?? [])
        }
    }
}

extension EnumDescription {
    fileprivate var shownTexts: [ShownText] {
        let names = display.texts(of: "the name of \(identifier)")
        return (names + cases.flatMap { $0.display.texts(of: "\(identifier).\($0.name)") }).shown(at: location)
    }
}

extension EntityDescription {
    fileprivate var shownTexts: [ShownText] {
        var texts = display.texts(of: "the name of \(identifier)")
        texts.append(("the number format of \(identifier)", numericFormat))
        return (texts + properties.map { ("\(identifier).\($0.name)", $0.title) }).shown(at: location)
    }
}

extension DisplayDescription {
    fileprivate func texts(of name: String) -> [(String, LocalizedText?)] {
        [(name, title), ("the subtitle of \(name)", subtitle)] + synonyms.map { ("a synonym of \(name)", $0) }
    }
}

extension [(String, LocalizedText?)] {
    fileprivate func shown(at location: SourceLocation?) -> [ShownText] {
        compactMap { surface, text in text.map { ShownText(surface: surface, text: $0, location: location) } }
    }
}
