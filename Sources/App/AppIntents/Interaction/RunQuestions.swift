import Foundation
import IntentsHost
import IntentsModel
import PlatformFoundation

/// Asks the person behind the current run, and turns what is not an answer into the error that ends the run.
package struct RunQuestions: Sendable {
    private let scope: RunScope

    /// The questions of the current run.
    /// - Parameter call: the function that asks, for the message.
    /// - Throws: a `RunError` when no run is under way.
    package init(for call: String) throws {
        guard let scope = RunScope.current else {
            throw RunError(
                .unavailable,
                "\(call) asks a person, but no run is under way: run the intent with the system or with "
                    + "AppIntentsTesting instead of calling perform() by itself.")
        }
        self.scope = scope
    }

    /// The locale of the person who is asked.
    package var locale: Locale { Locale(identifier: scope.context.locale) }

    /// Asks and waits.
    /// - Parameters:
    ///   - prompt: the question.
    ///   - code: what the run ends with when nobody can be asked.
    /// - Throws: `CancellationError` when the person ended the run, a `RunError` when nobody can be asked.
    package func answer(to prompt: Prompt, otherwise code: RunError.Code) async throws -> Answer {
        let answer = await scope.interaction.answer(to: prompt)
        try Task.checkCancellation()
        switch answer {
        case .cancelled:
            throw CancellationError()
        case .unavailable:
            throw RunError(code, prompt.dialog, parameter: prompt.parameter)
        case .value, .option, .confirmed:
            return answer
        }
    }

    /// Asks for yes or no.
    package func confirms(_ prompt: Prompt) async throws -> Bool {
        switch try await answer(to: prompt, otherwise: .needsConfirmation) {
        case .confirmed(let accepted): return accepted
        case .value(.bool(let accepted)): return accepted
        case let other: throw Self.misunderstood(other, prompt)
        }
    }

    /// The error for an answer of the wrong kind.
    package static func misunderstood(_ answer: Answer, _ prompt: Prompt) -> RunError {
        RunError(.badOutput, "“\(prompt.dialog)” was answered with \(answer), which is no answer to it.")
    }

    /// Brings the app to the front.
    package func continueInForeground(_ dialog: IntentDialog?, alwaysConfirm: Bool) async throws {
        try await scope.comeForward(dialog: dialog?.text(in: locale), alwaysConfirm: alwaysConfirm)
    }
}
