import IntentsModel

/// Makes the questions about one parameter.
struct ParameterPrompts: Sendable {
    let run: ActionRun
    let parameter: ParameterDescription

    private var texts: RunTexts { run.texts }

    /// Asks for a value.
    /// - Parameters:
    ///   - dialog: the app's own question, final; the parameter's dialog, or a generic question, when absent.
    ///   - reason: what was wrong with the last value.
    ///   - resolved: the values so far, for choices that depend on them.
    func value(dialog: String?, reason: String?, resolved: [String: IntentValue]) async throws -> Prompt {
        var prompt = Prompt(
            .value, parameter: parameter.name, label: texts.title(of: parameter), dialog: "", reason: reason,
            valueType: parameter.valueType, allowsMultiple: parameter.valueType.isArray)
        // Nobody to ask: the choices would start the app for nothing.
        if run.interaction.canAsk { try await addOptions(to: &prompt, resolved: resolved) }
        prompt.dialog = dialog ?? parameter.requestValueDialog.map { texts($0) } ?? genericQuestion(prompt)
        return prompt
    }

    /// Asks which one is meant.
    func disambiguation(dialog: String?, options: [PromptOption]) -> Prompt {
        let declared = dialog ?? parameter.requestDisambiguationDialog.map { texts($0) }
        let title = texts.title(of: parameter)
        return Prompt(
            .disambiguation, parameter: parameter.name, label: title,
            dialog: declared ?? texts("Which one do you mean for “${title}”?", ["title": title]),
            valueType: parameter.valueType, options: options, isComplete: true)
    }

    private func genericQuestion(_ prompt: Prompt) -> String {
        let sentence =
            switch (prompt.options.isEmpty, prompt.allowsMultiple) {
            case (true, false): "Enter a value for “${title}”."
            case (true, true): "Enter values for “${title}”."
            case (false, false): "Choose a value for “${title}”."
            case (false, true): "Choose values for “${title}”."
            }
        return texts(sentence, ["title": texts.title(of: parameter)])
    }

    private func addOptions(to prompt: inout Prompt, resolved: [String: IntentValue]) async throws {
        if case .provider(let provider) = parameter.options {
            return try await add(providedBy: provider, to: &prompt, resolved: resolved)
        }
        let converter = ValueConverter(run: run, parameter: parameter)
        switch parameter.valueType.element {
        case .linkEnumeration(let identifier):
            prompt.options = converter.enumOptions(identifier)
            prompt.isComplete = true
        case .primitive(.bool):
            prompt.options = [true, false].map {
                PromptOption(value: .bool($0), display: DisplayValue(title: converter.boolName($0)))
            }
            prompt.isComplete = true
        case .entity(let identifier): try await add(suggestedOf: identifier, to: &prompt, resolved: resolved)
        case .primitive, .measurement, .union, .array: break
        }
    }

    private func add(
        providedBy provider: String, to prompt: inout Prompt, resolved: [String: IntentValue]
    ) async throws {
        let request = OptionsRequest(
            runID: run.runID, action: run.action.identifier, parameter: parameter.name, values: resolved,
            locale: run.context.locale)
        let reply = try await loading(from: provider) { try await run.services.options(request) }
        prompt.options = reply.options
    }

    /// Suggestions are never said to be everything: any other entity can still be named.
    private func add(
        suggestedOf type: String, to prompt: inout Prompt, resolved: [String: IntentValue]
    ) async throws {
        var query: String?
        if case .query(let identifier) = parameter.options { query = identifier }
        guard let source = query ?? run.metadata.entities[type]?.defaultQueryIdentifier else { return }
        let request = EntityRequest(
            runID: run.runID, entityType: type, query: query, selection: .suggested, locale: run.context.locale,
            action: resolved.isEmpty ? nil : run.action.identifier, values: resolved.isEmpty ? nil : resolved)
        let page = try await loading(from: source) { try await run.services.entities(request) }
        prompt.options = page.sections.flatMap { section in
            section.entities.map { PromptOption(value: .entity($0), display: $0.display, section: section.title) }
        }
    }

    /// The value that the provider or query uses when none is chosen.
    func defaultResult(resolved: [String: IntentValue]) async throws -> IntentValue? {
        guard let source = defaultSource else { return nil }
        let request = OptionsRequest(
            runID: run.runID, action: run.action.identifier, parameter: parameter.name, values: resolved,
            locale: run.context.locale, onlyDefault: true)
        return try await loading(from: source) { try await run.services.options(request) }.defaultResult
    }

    private var defaultSource: String? {
        switch parameter.options {
        case .none: return nil
        case .provider(let name), .query(let name): return name
        case .defaultQuery:
            guard case .entity(let type) = parameter.valueType.element else { return nil }
            return run.metadata.entities[type]?.defaultQueryIdentifier
        }
    }

    /// An error of the app's code says which parameter and which provider it concerns.
    private func loading<Reply>(from source: String, _ load: () async throws -> Reply) async throws -> Reply {
        do {
            return try await load()
        } catch let error as RunError {
            let message = texts(
                "The choices for “${title}” could not be loaded from ${source}: ${error}",
                ["title": texts.title(of: parameter), "source": source, "error": error.message])
            throw RunError(error.code, message, parameter: parameter.name, cause: error.cause ?? error.message)
        }
    }
}
