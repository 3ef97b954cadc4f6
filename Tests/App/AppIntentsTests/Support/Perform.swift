import AppIntents
import IntentsHost
import IntentsModel
import IntentsResolution

/// What the service answers when the system wants an intent performed.
func reply<Intent: AppIntent>(
    _ type: Intent.Type, _ parameters: [String: IntentsModel.IntentValue] = [:], locale: String = "en"
) async throws -> PerformReply {
    let service = IntentService(registry: IntentRegistry(reachableFrom: [type]))
    return try await service.perform(
        PerformRequest(
            runID: "test", action: type.persistentIdentifier, parameters: parameters,
            context: RunContext(locale: locale)))
}

/// The result of an intent that is expected to succeed.
func result<Intent: AppIntent>(
    _ type: Intent.Type, _ parameters: [String: IntentsModel.IntentValue] = [:], locale: String = "en"
) async throws -> PerformedResult {
    switch try await reply(type, parameters, locale: locale) {
    case .finished(let result): return result
    case let other: throw UnexpectedReply(reply: other)
    }
}

/// The error of an intent that is expected to fail.
func failure<Intent: AppIntent>(
    _ type: Intent.Type, _ parameters: [String: IntentsModel.IntentValue] = [:]
) async throws -> RunError {
    switch try await reply(type, parameters) {
    case .failed(let error): return error
    case let other: throw UnexpectedReply(reply: other)
    }
}

struct UnexpectedReply: Error {
    var reply: PerformReply
}

/// Does something as a run whose questions get the given answers; tells what was asked.
func asRun<Result>(
    answering answers: [Answer], locale: String = "en", canContinueInForeground: Bool = true,
    _ body: () async throws -> Result
) async rethrows -> (result: Result, asked: [Prompt]) {
    let person = Person(answers)
    let scope = RunScope(
        runID: "test",
        context: RunContext(
            locale: locale, canContinueInForeground: canContinueInForeground, requestedAt: 1_770_000_000),
        interaction: person, continueInForeground: { dialog, _ in await person.bringForward(dialog) })
    let result = try await RunScope.$current.withValue(scope) { try await body() }
    return (result, await person.asked)
}

/// Answers in order, then cannot be asked any more.
actor Person: Interaction {
    private var answers: [Answer]
    private(set) var asked: [Prompt] = []

    init(_ answers: [Answer]) { self.answers = answers }

    func answer(to prompt: Prompt) -> Answer {
        asked.append(prompt)
        return answers.isEmpty ? .unavailable : answers.removeFirst()
    }

    func bringForward(_ dialog: String?) { asked.append(Prompt(.foreground, dialog: dialog ?? "")) }
}
