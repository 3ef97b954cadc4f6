import IntentsModel

/// Finds what may stand at the cursor of a command line.
struct CompletionEngine: Sendable {
    /// The words behind `intents`, the last one being typed.
    var words: [String]
    var names: any NameSource

    init(words: [String], names: any NameSource) {
        // Some shells take `--option=value` apart at the equals sign.
        self.words = words.filter { $0 != "=" }
        if words.last == "=" { self.words.append("") }
        self.names = names
    }

    /// The candidates that continue the last word.
    func candidates() async -> [Candidate] {
        guard let word = words.last else { return [] }
        return await unfiltered(word).filter { $0.text.hasPrefix(word) }
    }

    private func unfiltered(_ word: String) async -> [Candidate] {
        guard words.count > 1 else { return commands }
        guard let command = CommandList.command(words[0])?.specification else {
            return words.count == 2 && words[0] == "help" ? commands : []
        }
        if let equals = word.firstIndex(of: "="), word.hasPrefix("--") {
            let option = String(word[..<equals])
            return await values(of: option, command).map { Candidate(text: "\(option)=\($0.text)", note: $0.note) }
        }
        if word.hasPrefix("-") { return await options(of: command) }
        let previous = words[words.count - 2]
        if words.count > 2, previous.hasPrefix("--"), await takesValue(previous, command) {
            return await values(of: previous, command)
        }
        return await positional(of: command)
    }

    private var commands: [Candidate] {
        CommandList.all.map { $0.specification }.filter { !$0.isHidden }
            .map { Candidate(text: $0.name, note: $0.summary) }
    }

    private func options(of command: CommandSpecification) async -> [Candidate] {
        let declared = command.allOptions.map { Candidate(text: "--\($0.name)", note: $0.help) }
        guard let action = await action(of: command) else { return declared }
        let parameters = action.action.parameters.filter { command.option(ParameterName.kebabCase($0.name)) == nil }
        return parameters.map {
            Candidate(text: "--\(ParameterName.kebabCase($0.name))", note: $0.title.sourceText)
        } + declared
    }

    private func takesValue(_ option: String, _ command: CommandSpecification) async -> Bool {
        if let declared = command.option(String(option.dropFirst(2))) { return declared.valueName != nil }
        return await parameter(option, of: command) != nil
    }

    /// The values of an enum or a Boolean parameter.
    private func values(of option: String, _ command: CommandSpecification) async -> [Candidate] {
        guard let (parameter, metadata) = await parameter(option, of: command) else { return [] }
        switch parameter.valueType.element {
        case .primitive(.bool): return [Candidate(text: "true"), Candidate(text: "false")]
        case .linkEnumeration(let name):
            let cases = metadata.enumeration(name)?.cases ?? []
            return cases.filter { parameter.supportedValues?.contains($0.rawValue) ?? true }
                .map { Candidate(text: $0.rawValue, note: $0.display.title.sourceText) }
        default: return []
        }
    }

    private func parameter(
        _ option: String, of command: CommandSpecification
    ) async -> (ParameterDescription, AppMetadata)? {
        guard let action = await action(of: command) else { return nil }
        let name = String(option.dropFirst(2))
        return action.action.parameters.first { ParameterName.kebabCase($0.name) == name }.map { ($0, action.metadata) }
    }

    /// The action that the line names already.
    private func action(of command: CommandSpecification) async -> NamedAction? {
        guard command.takesParameters, let name = positionals(of: command).first else { return nil }
        return await names.action(name)
    }

    /// The positional arguments before the last word.
    private func positionals(of command: CommandSpecification) -> [String] {
        let parser = ArgumentParser(specification: command)
        return parser.positionals(Array(words.dropFirst().dropLast()))
    }

    /// The identifiers of apps, and once something is typed their names too.
    private func apps() async -> [Candidate] {
        let apps = await names.apps()
        guard words.last?.isEmpty == false else { return apps }
        return apps + apps.map { Candidate(text: $0.note, note: $0.text) }
    }

    private func positional(of command: CommandSpecification) async -> [Candidate] {
        let index = positionals(of: command).count
        guard command.arguments.indices.contains(index) else {
            return command.takesParameters ? await options(of: command) : []
        }
        let argument = command.arguments[index]
        if !argument.choices.isEmpty { return argument.choices.map { Candidate(text: $0) } }
        switch argument.kind {
        case .text, .path: return []
        case .app: return await apps()
        case .action: return await names.actions()
        case .appOrAction: return await apps() + names.actions()
        case .entityType: return await names.entityTypes()
        case .actionOrEntityType: return await names.actions() + names.entityTypes()
        }
    }
}
