import IntentsModel

/// Finds the value of one parameter: given, declared default, unset, or asked for.
struct ParameterResolver: Sendable {
    let run: ActionRun
    let parameter: ParameterDescription
    /// The values of the parameters before it.
    var resolved: [String: IntentValue]

    /// How often a person is asked for one parameter before the run gives up.
    static let maximumAttempts = 10

    /// The value; nil leaves the parameter unset.
    /// - Parameters:
    ///   - given: what the caller gave.
    ///   - previous: the result of the action before, when this is the parameter that takes it.
    func resolve(given: IntentValue?, previous: IntentValue? = nil) async throws -> IntentValue? {
        if let given {
            run.onEvent?(.given(parameter: parameter.name, value: given))
            if case .null = given, parameter.isOptional { return given }
            return try await settle(given)
        }
        if let previous {
            run.onEvent?(.connected(parameter: parameter.name, value: previous))
            return try await settle(previous)
        }
        if let value = parameter.defaultValue {
            run.onEvent?(.defaulted(parameter: parameter.name, value: value))
            return try await settle(value)
        }
        if let value = try await providedDefault() {
            run.onEvent?(.defaultedByProvider(parameter: parameter.name, value: value))
            return try await settle(value)
        }
        // A default that only the code can make stands in the new intent already.
        guard !parameter.isOptional, !parameter.hasRuntimeDefault else {
            run.onEvent?(.leftUnset(parameter: parameter.name))
            return nil
        }
        return try await request(dialog: nil)
    }

    /// What the app's provider or query uses when nothing is chosen. Nobody is asked for what a widget or control is
    /// configured with, so there every parameter has it; elsewhere only one that is needed and names a provider of its own.
    private func providedDefault() async throws -> IntentValue? {
        guard !parameter.hasRuntimeDefault else { return nil }
        let isNamed = if case .provider = parameter.options { true } else { false }
        guard run.action.isConfiguration || (isNamed && !parameter.isOptional) else { return nil }
        do {
            return try await ParameterPrompts(run: run, parameter: parameter).defaultResult(resolved: resolved)
        } catch let error as RunError where error.code == .queryTimedOut {
            run.onEvent?(.choicesTimedOut(parameter: parameter.name, message: error.message))
            // Where nobody can be asked, what is missing is missing because of this.
            guard parameter.isOptional || run.interaction.canAsk else { throw error }
            return nil
        }
    }

    /// Asks for the value, with the app's own question when it has one.
    func request(dialog: String?) async throws -> IntentValue {
        try await settle(try await ask(dialog: dialog, after: nil), dialog: dialog)
    }

    /// Asks which of the app's own candidates is meant.
    func request(among options: [PromptOption], dialog: String?) async throws -> IntentValue {
        let prompts = ParameterPrompts(run: run, parameter: parameter)
        return try await settle(try await choice(for: prompts.disambiguation(dialog: dialog, options: options)))
    }

    /// The candidate that is chosen for a prompt of the app's code.
    func choice(for prompt: Prompt) async throws -> IntentValue {
        let message = run.texts(
            "${action} needs one of these for “${title}” (${name}), and nobody can be asked here: ${options}.",
            [
                "action": RunTexts.quoted(run.texts(run.action.title)), "title": run.texts.title(of: parameter),
                "name": parameter.name, "options": run.texts.list(prompt.options.map(\.display.title)),
            ])
        return try await answer(
            to: prompt, orElse: end(.ambiguous(Ambiguity(options: prompt.options, message: message))))
    }

    /// Converts a value, and asks until one converts.
    private func settle(_ value: IntentValue, dialog: String? = nil) async throws -> IntentValue {
        var value = value
        var attempt = 0
        while true {
            attempt += 1
            do {
                let converter = ValueConverter(run: run, parameter: parameter, resolved: resolved)
                let converted = try await converter.convert(value)
                if converted != value { run.onEvent?(.converted(parameter: parameter.name, value: converted)) }
                return converted
            } catch let problem as ConversionProblem {
                run.onEvent?(.refused(parameter: parameter.name, reason: problem.message))
                guard attempt <= Self.maximumAttempts else { throw end(problem) }
                value = try await replacement(for: value, after: problem, dialog: dialog)
            }
        }
    }

    private func replacement(
        for value: IntentValue, after problem: ConversionProblem, dialog: String?
    ) async throws -> IntentValue {
        switch problem {
        case .vanished: throw end(problem)
        case .unanswered: return try await ask(dialog: dialog, after: problem)
        case .invalid, .noMatch:
            if let guess = problem.guess, run.interaction.canAsk, try await isMeant(guess, after: problem) {
                return value.replacing(element: guess.element, with: guess.option.value)
            }
            return try await ask(dialog: dialog, after: problem)
        case .ambiguous(let ambiguity):
            return value.replacing(element: ambiguity.element, with: try await choose(ambiguity))
        }
    }

    /// Nothing that was only guessed is used without a yes.
    private func isMeant(_ guess: Guess, after problem: ConversionProblem) async throws -> Bool {
        run.onEvent?(.confirming(parameter: parameter.name, guess: guess.option.value))
        let prompts = ParameterPrompts(run: run, parameter: parameter)
        switch await run.ask(prompts.confirmation(of: guess.option, dialog: problem.message)) {
        case .confirmed(let isMeant), .value(.bool(let isMeant)): return isMeant
        case .option(0): return true
        case .value, .option: return false
        case .cancelled: throw RunEnd.cancelled
        case .unavailable: throw end(problem)
        }
    }

    private func ask(dialog: String?, after problem: ConversionProblem?) async throws -> IntentValue {
        let prompts = ParameterPrompts(run: run, parameter: parameter)
        let prompt = try await prompts.value(dialog: dialog, reason: problem?.message, resolved: resolved)
        return try await answer(to: prompt, orElse: problem.map(end) ?? missing)
    }

    private func choose(_ ambiguity: Ambiguity) async throws -> IntentValue {
        run.onEvent?(.disambiguating(parameter: parameter.name, count: ambiguity.options.count))
        let prompts = ParameterPrompts(run: run, parameter: parameter)
        let prompt = prompts.disambiguation(dialog: nil, options: ambiguity.options)
        return try await answer(to: prompt, orElse: end(.ambiguous(ambiguity)))
    }

    /// The raw value that a person answered with.
    private func answer(to prompt: Prompt, orElse unavailable: RunEnd) async throws -> IntentValue {
        var prompt = prompt
        for _ in 1...Self.maximumAttempts {
            switch await run.ask(prompt) {
            case .value(let value) where prompt.kind == .disambiguation:
                let named = prompt.options(meantBy: value)
                if named.count == 1 { return named[0].value }
                prompt.reason = named.isEmpty ? notAmong(prompt.options, value) : ambiguous(named, value)
            case .value(let value): return value
            case .option(let index) where prompt.options.indices.contains(index): return prompt.options[index].value
            case .option(let index): prompt.reason = noChoice(index, of: prompt.options.count)
            case .confirmed(let isConfirmed): return .bool(isConfirmed)
            case .cancelled: throw RunEnd.cancelled
            case .unavailable: throw unavailable
            }
        }
        throw RunEnd(RunError(.invalidValue, prompt.reason ?? "", parameter: parameter.name))
    }

    private func noChoice(_ index: Int, of count: Int) -> String {
        run.texts("There is no choice ${number}; there are ${count}.", ["number": "\(index + 1)", "count": "\(count)"])
    }

    private func notAmong(_ options: [PromptOption], _ value: IntentValue) -> String {
        run.texts(
            "${value} is not among the choices: ${options}.",
            ["value": value.spelling, "options": run.texts.list(options.map(\.display.title))])
    }

    private func ambiguous(_ options: [PromptOption], _ value: IntentValue) -> String {
        let names = options.map { "\($0.display.title) (\($0.value.identity))" }
        return run.texts(
            "${value} is what ${count} choices are called: ${names}. Name one by what is in brackets.",
            ["value": value.spelling, "count": "\(options.count)", "names": run.texts.list(names)])
    }

    private func end(_ problem: ConversionProblem) -> RunEnd {
        RunEnd(RunError(problem.code, problem.message, parameter: parameter.name))
    }

    private var missing: RunEnd {
        let message = run.texts(
            "${action} needs a value for “${title}” (${name}), and nobody can be asked for it here.",
            [
                "action": RunTexts.quoted(run.texts(run.action.title)), "title": run.texts.title(of: parameter),
                "name": parameter.name,
            ])
        return RunEnd(RunError(.needsValue, message, parameter: parameter.name))
    }
}

extension IntentValue {
    /// The value with one of its elements exchanged; the other value itself where there is no array.
    fileprivate func replacing(element: Int?, with other: IntentValue) -> IntentValue {
        guard let element, case .array(var values) = self else { return other }
        values[element] = other
        return .array(values)
    }
}

extension ActionDescription {
    /// Whether its parameters configure a widget or a control.
    fileprivate var isConfiguration: Bool {
        systemProtocols.contains { $0 == "WidgetConfiguration" || $0 == "ControlConfiguration" }
    }
}
