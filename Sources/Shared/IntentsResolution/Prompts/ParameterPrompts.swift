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
        prompt.range = parameter.range
        addKnownOptions(to: &prompt)
        // Nobody to ask: the app's own choices would start it for nothing.
        if run.interaction.canAsk { try await addOptionsOfApp(to: &prompt, resolved: resolved) }
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

    /// Asks whether a guess is what was meant.
    func confirmation(of option: PromptOption, dialog: String) -> Prompt {
        Prompt(
            .confirmation, parameter: parameter.name, label: texts.title(of: parameter), dialog: dialog,
            valueType: parameter.valueType, options: [option])
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

    /// What the metadata says that can be chosen.
    private func addKnownOptions(to prompt: inout Prompt) {
        if case .provider = parameter.options { return }
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
        case .entity, .primitive, .measurement, .union, .array: break
        }
    }

    /// What the app's provider or query offers.
    private func addOptionsOfApp(to prompt: inout Prompt, resolved: [String: IntentValue]) async throws {
        if let presentation = run.presentation, presentation.parameter == parameter.name,
            !presentation.collections.isEmpty
        {
            let providers = presentation.collections.map(\.provider).joined(separator: ", ")
            // A shortcut presents some values; others can still be named.
            prompt.isComplete = false
            try await add(providedBy: providers, forShortcut: true, to: &prompt, resolved: resolved)
        } else if case .provider(let provider) = parameter.options {
            try await add(providedBy: provider, to: &prompt, resolved: resolved)
        } else if case .entity(let identifier) = parameter.valueType.element {
            try await add(suggestedOf: identifier, to: &prompt, resolved: resolved)
        } else if prompt.isComplete, prompt.options.isEmpty {
            throw noOptions(
                texts("“${title}” has nothing to choose from: its supported values allow no case.", titleSlot))
        }
    }

    private var titleSlot: [String: String] { ["title": texts.title(of: parameter)] }

    private func noOptions(_ message: String) -> RunError {
        RunError(.noOptions, message, parameter: parameter.name)
    }

    private func add(
        providedBy provider: String, forShortcut: Bool? = nil, to prompt: inout Prompt, resolved: [String: IntentValue]
    ) async throws {
        let request = OptionsRequest(
            runID: run.runID, action: run.action.identifier, parameter: parameter.name, values: resolved,
            locale: run.context.locale, isForShortcut: forShortcut)
        guard let reply = try await choices(from: provider, &prompt, { try await run.services.options(request) }) else {
            return
        }
        guard !reply.options.isEmpty else {
            let slots = titleSlot.merging(["source": provider]) { own, _ in own }
            throw noOptions(texts("“${title}” has nothing to choose from: ${source} offers no options.", slots))
        }
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
        guard let page = try await choices(from: source, &prompt, { try await run.entities(request) }) else {
            return
        }
        if page.entities.isEmpty, run.metadata.queries[source]?.capabilities.contains(.string) == false {
            let slots = titleSlot.merging(["source": source]) { own, _ in own }
            throw noOptions(texts("“${title}” has nothing to choose from: ${source} suggests nothing.", slots))
        }
        prompt.options = page.sections.flatMap { section in
            section.entities.map { PromptOption(value: .entity($0), display: $0.display, section: section.title) }
        }
    }

    /// The value that the provider or query uses when none is chosen.
    func defaultResult(resolved: [String: IntentValue]) async throws -> IntentValue? {
        guard let source = run.metadata.choicesSource(parameter) else { return nil }
        let request = OptionsRequest(
            runID: run.runID, action: run.action.identifier, parameter: parameter.name, values: resolved,
            locale: run.context.locale, onlyDefault: true)
        return try await loading(from: source) { try await run.services.options(request) }.defaultResult
    }

    /// Choices for a question. Those that do not come in time are left out, and the question says so.
    private func choices<Reply>(
        from source: String, _ prompt: inout Prompt, _ load: () async throws -> Reply
    ) async throws -> Reply? {
        do {
            return try await loading(from: source, load)
        } catch let error as RunError where error.code == .queryTimedOut {
            prompt.notice = error.message
            run.onEvent?(.choicesTimedOut(parameter: parameter.name, message: error.message))
            return nil
        }
    }

    /// An error of the app's code says which parameter and which provider it concerns.
    private func loading<Reply>(from source: String, _ load: () async throws -> Reply) async throws -> Reply {
        do {
            return try await load()
        } catch let error as RunError {
            // The end of the run is no fault of whoever makes the choices.
            guard error.code != .cancelled, !Task.isCancelled else { throw RunEnd.cancelled }
            let slots = ["title": texts.title(of: parameter), "source": source, "error": error.message]
            guard error.code != .queryTimedOut else {
                let message = texts("There are no choices for “${title}”: ${error}", slots)
                throw RunError(error.code, message, parameter: parameter.name)
            }
            let message = texts("The choices for “${title}” could not be loaded from ${source}: ${error}", slots)
            throw RunError(error.code, message, parameter: parameter.name, cause: error.cause)
        }
    }
}
