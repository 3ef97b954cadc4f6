import IntentsModel
import IntentsStrings

/// The states of one run and the ways between them.
struct RunMachine {
    let run: ActionRun
    let given: [String: IntentValue]
    /// What `perform()` is given.
    private(set) var parameters: [String: IntentValue] = [:]
    private var attempts = 0

    /// How often `perform()` may ask to be entered again.
    static let maximumAttempts = 20

    init(run: ActionRun, given: [String: IntentValue]) {
        self.run = run
        self.given = given
    }

    enum State {
        case checkingNames
        /// Finding the value of the parameter at an index of the declaration.
        case resolving(Int)
        case performing
        case replied(PerformReply)
        case ended(PerformedResult)
    }

    /// Walks from the first state to the last.
    mutating func result() async -> ActionResult {
        run.unanswered.forget()
        do {
            var state = State.checkingNames
            while true {
                if case .ended(let result) = state {
                    return finished(ActionResult(outcome: .success, result: result, parameters: parameters))
                }
                guard !Task.isCancelled else { throw RunEnd.cancelled }
                state = try await next(after: state)
            }
        } catch {
            let end = RunEnd(wrapping: error)
            return finished(ActionResult(outcome: end.outcome, error: end.error, parameters: parameters))
        }
    }

    private func finished(_ result: ActionResult) -> ActionResult {
        var result = result
        if result.outcome.isQuestion { result.question = run.unanswered.question }
        if result.outcome == .success, let value = run.previousResult, value != .null,
            PreviousResult(value, of: run.action, given: given) == nil
        {
            result.notes.append(notUsed(value))
        }
        run.onEvent?(.ended(result.outcome))
        return result
    }

    private func notUsed(_ value: IntentValue) -> String {
        run.texts(
            "The previous result, ${value}, was not used: ${action} has no parameter that takes it and got no other value.",
            ["value": value.spelling, "action": RunTexts.quoted(run.texts(run.action.title))])
    }

    private mutating func next(after state: State) async throws -> State {
        switch state {
        case .checkingNames: return try checkNames()
        case .resolving(let index): return try await resolve(index)
        case .performing: return try await perform()
        case .replied(let reply): return try await follow(reply)
        case .ended: return state
        }
    }

    private func checkNames() throws -> State {
        let names = run.action.parameters.map(\.name)
        if let unknown = given.keys.filter({ !names.contains($0) }).min() {
            throw RunEnd(RunError(.invalidValue, unknownName(unknown, among: names), parameter: unknown))
        }
        return .resolving(0)
    }

    private func unknownName(_ name: String, among names: [String]) -> String {
        let slots = ["action": RunTexts.quoted(run.texts(run.action.title)), "name": RunTexts.quoted(name)]
        let start = run.texts("${action} has no parameter ${name}.", slots)
        if let meant = closest(to: name, in: names) {
            return "\(start) \(run.texts("Did you mean “${meant}”?", ["meant": meant]))"
        }
        guard !names.isEmpty else { return "\(start) \(run.texts("It takes none."))" }
        return "\(start) \(run.texts("It takes: ${names}.", ["names": run.texts.list(names)]))"
    }

    private mutating func resolve(_ index: Int) async throws -> State {
        guard index < run.action.parameters.count else { return .performing }
        let parameter = run.action.parameters[index]
        let previous = PreviousResult(run.previousResult, of: run.action, given: given)
        let value = try await resolver(for: parameter).resolve(
            given: given[parameter.name], previous: previous?.parameter == parameter.name ? previous?.value : nil)
        if let value { set(parameter.name, value) }
        return .resolving(index + 1)
    }

    private mutating func perform() async throws -> State {
        attempts += 1
        guard attempts <= Self.maximumAttempts else { throw RunEnd(tooManyAttempts) }
        try await run.services.prepare()
        run.onEvent?(.performing(attempt: attempts))
        let request = PerformRequest(
            runID: run.runID, action: run.action.identifier, typeName: run.action.fullyQualifiedTypeName,
            parameters: parameters, context: run.context)
        let reply = try await run.services.perform(request)
        run.onEvent?(.replied(reply))
        return .replied(reply)
    }

    private mutating func follow(_ reply: PerformReply) async throws -> State {
        switch reply {
        case .finished(let result):
            try AnswerCheck.check(result, of: run)
            return .ended(result)
        case .needsValue(let name, let dialog, let state):
            restart(with: state ?? parameters, for: name)
            set(name, try await resolver(for: try parameter(name)).request(dialog: dialog))
        case .needsDisambiguation(let name, let options, let dialog, let state):
            restart(with: state ?? parameters, for: name)
            set(name, try await resolver(for: try parameter(name)).request(among: options, dialog: dialog))
        case .restart(let parameters): restart(with: parameters, for: nil)
        case .needsForeground(let dialog, let alwaysConfirm):
            try await run.comeForward(dialog: dialog, alwaysConfirm: alwaysConfirm)
            return .ended(PerformedResult())
        case .failed(let error): throw error
        case .cancelled: throw RunEnd.cancelled
        }
        return .performing
    }

    /// The state is the one that the code left: what it has set stays set.
    private mutating func restart(with parameters: [String: IntentValue], for name: String?) {
        self.parameters = parameters
        run.onEvent?(.restarted(parameter: name))
    }

    private func resolver(for parameter: ParameterDescription) -> ParameterResolver {
        ParameterResolver(run: run, parameter: parameter, resolved: parameters)
    }

    private mutating func set(_ name: String, _ value: IntentValue) {
        parameters[name] = value
        run.onEvent?(.resolved(parameter: name, value: value))
    }

    private func parameter(_ name: String) throws -> ParameterDescription {
        if let parameter = run.action.parameters.first(where: { $0.name == name }) { return parameter }
        let names = ["action": RunTexts.quoted(run.texts(run.action.title)), "name": RunTexts.quoted(name)]
        throw RunError(.badOutput, run.texts("${action} asks for ${name}, which is not one of its parameters.", names))
    }

    private var tooManyAttempts: RunError {
        let slots = ["action": RunTexts.quoted(run.texts(run.action.title)), "count": "\(Self.maximumAttempts)"]
        return RunError(
            .tooManyRestarts, run.texts("${action} asked to be run again ${count} times and was ended.", slots))
    }
}
