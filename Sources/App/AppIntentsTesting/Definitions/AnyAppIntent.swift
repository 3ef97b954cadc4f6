import AppIntents
import IntentsModel

/// An intent whose type the test does not know, with the values it was given (inventory §2.21).
public struct AnyAppIntent: Sendable {
    /// The type, as the app's metadata names it.
    public let identifier: String
    let values: [String: IntentsModel.IntentValue]
    let app: any AppAccess

    /// Runs the intent as the system would: values are converted, defaults taken, entities found.
    /// - Parameter answers: what a person answers, in order; on Apple's systems nobody can.
    /// - Throws: ``IntentTestFailure`` when the run does not succeed, ``ScriptProblem`` when a question has no answer or
    ///   an answer no question.
    @discardableResult
    public func run(answers: [ScriptedAnswer] = []) async throws -> ResolvedIntentResult {
        ResolvedIntentResult(result: try await app.run(identifier, given: values, answers: answers), app: app)
    }
}

/// What a run returned and said; `value` is what `perform()` returned.
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable {
    let result: PerformedResult
    let app: any AppAccess

    /// What is said when nothing can be shown.
    public var dialog: String? { result.dialog?.full }
    /// The tree of the shown view.
    public var snippet: ViewNode? { result.snippet }

    /// The returned value, as a type.
    /// - Throws: ``IntentTestingError`` when it is of another type, or nothing was returned.
    public subscript<T: IntentValueConvertible>(dynamicMember member: KeyPath<Members, Members.Value>) -> T {
        get throws { try path.as(T.self) }
    }

    /// The way into the returned value.
    public subscript(dynamicMember member: KeyPath<Members, Members.Value>) -> DynamicPropertyPath { path }

    /// The returned value, for giving it to another intent or comparing it with nil.
    public subscript(dynamicMember member: KeyPath<Members, Members.Value>) -> (any IntentValueExpressing)? {
        path.expression
    }

    private var path: DynamicPropertyPath { DynamicPropertyPath(content: result.value, app: app) }

    /// The members of a result that have no type of their own.
    public struct Members {
        /// Stands for a type that the test knows.
        public struct Value {}
        /// The returned value.
        public let value: Value
    }
}
