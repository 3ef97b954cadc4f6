import IntentsLink
import IntentsModel

/// An app or an action as people read it.
struct AppText: Sendable {
    var reply: ShowReply
    var console: Console

    var lines: [String] {
        guard let identifier = reply.action, let action = reply.metadata.actions[identifier] else { return app }
        return [console.strong("\(reply.app.bundleIdentifier)/\(identifier)")] + self.action(action)
    }

    private var app: [String] {
        let app = reply.app
        var lines = ["\(console.strong(app.name)) \(app.version)  \(console.faint(app.bundleIdentifier))"]
        lines += TextTable(rows: [
            ["  State", AppState.text(app.state)], ["  Bundle", app.path], ["  Container", app.container],
        ]).lines(width: nil)
        let actions = reply.metadata.actions.values.sorted { $0.identifier < $1.identifier }
        lines += section("Actions", actions.map { [$0.identifier, $0.title.sourceText, parameterList($0)] })
        let entities = reply.metadata.entities.values.sorted { $0.identifier < $1.identifier }
        lines += section(
            "Entities",
            entities.map { [$0.identifier, $0.properties.map(\.name).joined(separator: ", ")] })
        lines += section(
            "Enums", reply.metadata.enums.map { [$0.identifier, $0.cases.map(\.rawValue).joined(separator: ", ")] })
        let phrases = reply.metadata.shortcuts.flatMap { shortcut in
            shortcut.phrases.prefix(1).map { ["“\(phraseText($0))”", shortcut.actionIdentifier] }
        }
        return lines + section("Phrases", phrases)
    }

    private func section(_ title: String, _ rows: [[String]], wraps: Bool = false) -> [String] {
        guard !rows.isEmpty else { return [] }
        let indented = rows.map { ["  \($0[0])"] + $0.dropFirst() }
        return ["", title] + TextTable(rows: indented, wrapsLastColumn: wraps).lines(width: console.width)
    }

    private func action(_ action: ActionDescription) -> [String] {
        var lines = [action.title.sourceText]
        if let text = action.description {
            lines += console.wrap(text.descriptionText.sourceText)
        }
        lines += section("Parameters", action.parameters.map(row), wraps: true)
        lines += section("Summary", summary(of: action))
        var facts = [
            ["Result", result(action.output)], ["Mode", action.supportedModes.names.joined(separator: ", ")],
        ]
        if !action.isDiscoverable { facts.append(["Hidden", "it is left out of lists and search"]) }
        if action.isDeprecated {
            let sentence = DeprecationDescription.sentence(
                of: action.identifier, message: action.deprecation?.message?.sourceText,
                replacement: action.deprecation?.replacedBy)
            facts.append(["Deprecated", "\(sentence) It still runs, and is left out of lists and search."])
        }
        lines += section("Run", facts, wraps: true)
        let phrases = reply.metadata.shortcuts.filter { $0.actionIdentifier == action.identifier }.flatMap(\.phrases)
        return lines + section("Phrases", phrases.map { ["“\(phraseText($0))”"] })
    }

    /// The sentence that shows the action before anything is chosen, and what is below it.
    private func summary(of action: ActionDescription) -> [[String]] {
        let defaults = action.parameters.compactMap { parameter in parameter.defaultValue.map { (parameter.name, $0) } }
        let values = Dictionary(defaults, uniquingKeysWith: { first, _ in first })
        guard let sentence = action.summary?.sentence(for: values, of: action.parameters) else { return [] }
        let text = sentence.format.key.isEmpty ? action.title.sourceText : phraseText(sentence.format)
        return [[text]] + sentence.otherParameters.map { ["<\($0)>"] }
    }

    private func parameterList(_ action: ActionDescription) -> String {
        action.parameters.map { ParameterName.usage($0.name) }.joined(separator: " ")
    }

    private func row(_ parameter: ParameterDescription) -> [String] {
        let type = parameter.valueType.displayName + (parameter.isOptional ? "?" : "")
        let facts = [parameter.title.sourceText] + ParameterFacts(parameter, in: reply.metadata).lines
        return [ParameterName.usage(parameter.name), type, facts.joined(separator: "; ")]
    }

    private func result(_ output: OutputDescription) -> String {
        var parts: [String] = []
        if let type = output.valueType { parts.append(type.displayName + (output.isValueOptional ? "?" : "")) }
        if output.providesDialog { parts.append("dialog") }
        if output.showsSnippet { parts.append("snippet") }
        if output.opensIntent { parts.append("opens an intent") }
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }

    private func phraseText(_ phrase: LocalizedText) -> String {
        var text = phrase.sourceText
        while let start = text.firstIndex(of: "$"), let end = text[start...].firstIndex(of: "}") {
            let name = text[start..<end].drop { $0 == "$" || $0 == "{" }
            text.replaceSubrange(start...end, with: name == "applicationName" ? reply.app.name : "<\(name)>")
        }
        return text
    }
}

extension ModeSet {
    /// The modes by their Swift names.
    var names: [String] {
        [
            (ModeSet.background, "background"), (.foreground, "foreground"),
            (.foregroundDynamic, "foreground(dynamic)"),
            (.foregroundDeferred, "foreground(deferred)"),
        ].filter { contains($0.0) }.map(\.1)
    }
}
