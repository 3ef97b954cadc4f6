import IntentsModel

/// A shortcut as written: the description, and what rules need beside it.
package struct ShortcutRecord: Hashable, Sendable {
    package var description: ShortcutDescription
    /// The intent's qualified type name.
    package var intentType: String
    package var phrases: [PhraseRecord]
    package var location: SourceLocation
}

/// A phrase with the place of its literal.
package struct PhraseRecord: Hashable, Sendable {
    package var template: PhraseTemplate
    package var location: SourceLocation
}

extension Extractor {
    /// The shortcuts of a provider, in the order of the source.
    mutating func shortcuts(of provider: TypeRecord) -> [ShortcutRecord] {
        guard let property = provider.staticProperty("appShortcuts") else {
            note(.missing, "appShortcuts of \(provider.name.nameInModule)", at: place(of: provider))
            return []
        }
        let location = place(of: property, in: provider)
        guard property.value.isBlock || property.value.call != nil else {
            note(.shortcuts, provider.name.nameInModule, at: location)
            return []
        }
        var cursor = location
        var records: [ShortcutRecord] = []
        for statement in property.value.statements {
            if statement.kind == .conditional { note(.shortcuts, provider.name.nameInModule, at: location) }
            for element in statement.elements {
                cursor = sources.find("AppShortcut(", after: cursor) ?? cursor
                guard let record = shortcut(element, provider: provider, at: cursor) else { continue }
                records.append(record)
                cursor = (record.phrases.last?.location ?? cursor).advanced
            }
        }
        return records
    }

    private mutating func shortcut(
        _ value: ConstantValue, provider: TypeRecord, at location: SourceLocation
    ) -> ShortcutRecord? {
        guard let call = value.call, SwiftTypeName(call.type).name == "AppIntents.AppShortcut",
            let intent = call.arguments.first(where: { $0.label == "intent" }).map({ SwiftTypeName($0.type).name })
        else {
            note(.shortcuts, provider.name.nameInModule, at: location)
            return nil
        }
        let identifier = types[intent].map { types.identifier(of: $0) } ?? SwiftTypeName(intent).nameInModule
        let phrases = phrases(call["phrases"], of: identifier, at: location)
        let subject = "the short title of the shortcut for \(identifier)"
        return ShortcutRecord(
            description: ShortcutDescription(
                actionIdentifier: identifier, phrases: phrases.map { LocalizedText($0.template.format) },
                shortTitle: text(call["shortTitle"], role: .text, subject: subject, at: location),
                systemImageName: call["systemImageName"]?.text,
                presentation: presentation(call["parameterPresentation"]?.call, of: identifier, at: location),
                location: location),
            intentType: intent, phrases: phrases, location: location)
    }

    private mutating func presentation(
        _ call: ConstantCall?, of identifier: String, at location: SourceLocation
    ) -> ShortcutPresentation? {
        guard let call, let parameter = call["for"]?.keyPathName, let summary = call["summary"]?.call else {
            return nil
        }
        let sentence = summary[""].flatMap { PhraseTemplate($0) }.map {
            LocalizedText($0.format, table: summary["table"]?.text)
        }
        let subject = "a group of values of the shortcut for \(identifier)"
        return ShortcutPresentation(
            parameter: parameter, summary: sentence ?? LocalizedText(""),
            collections: call["optionsCollections"]?.expressions.compactMap { collection in
                guard let call = collection.call, let provider = call.arguments.first?.type else { return nil }
                return OptionsCollectionDescription(
                    provider: SwiftTypeName(provider).name,
                    title: text(call["title"], role: .text, subject: subject, at: location) ?? LocalizedText(""),
                    systemImageName: call["systemImageName"]?.text)
            } ?? [])
    }

    private mutating func phrases(
        _ value: ConstantValue?, of identifier: String, at location: SourceLocation
    ) -> [PhraseRecord] {
        guard let elements = value?.elements else {
            note(.phrases, identifier, at: location)
            return []
        }
        var cursor = location
        return elements.compactMap { element in
            guard let template = PhraseTemplate(element) else {
                note(.phrases, identifier, at: location)
                return nil
            }
            let place = sources.find("\"\(template.source)\"", after: cursor) ?? cursor
            cursor = place.advanced
            return PhraseRecord(template: template, location: place)
        }
    }

    /// The index of the provider's tile colour.
    mutating func tileColor(of provider: TypeRecord) -> Int {
        constant("shortcutTileColor", of: provider, default: 14, spelling: ".grayBrown") { value in
            value.caseName.flatMap { Self.tileColors.firstIndex(of: $0) }
        }
    }

    private static let tileColors = [
        "red", "orange", "tangerine", "yellow", "lime", "teal", "lightBlue", "blue", "navy", "grape", "purple", "pink",
        "grayBlue", "grayGreen", "grayBrown",
    ]

    /// `NegativeAppShortcutPhrases { … }` or `NegativeAppShortcutPhrases(phrases: […])`.
    mutating func negativePhrases(of provider: TypeRecord) -> [LocalizedText] {
        guard let property = provider.staticProperty("negativePhrases") else { return [] }
        let argument = property.value.call?.arguments.first?.value
        let elements =
            argument?.elements ?? argument.flatMap { $0.isBlock ? $0.expressions : nil } ?? property.value.elements
        guard let elements else {
            note(.phrases, provider.name.nameInModule, at: place(of: property, in: provider))
            return []
        }
        return elements.compactMap { element in
            let phrase = element.call?.arguments.first?.value ?? element
            return PhraseTemplate(phrase).map { LocalizedText($0.format) }
        }
    }
}

extension SourceLocation {
    /// The place one byte on, to search for the next of several equal texts.
    fileprivate var advanced: SourceLocation { SourceLocation(file: file, line: line, column: column + 1) }
}
