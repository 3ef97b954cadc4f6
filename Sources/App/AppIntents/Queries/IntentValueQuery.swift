/// Finds values by a structured description, for example what a camera sees (inventory §2.9).
public protocol IntentValueQuery: PersistentlyIdentifiable, Sendable {
    /// What is searched for.
    associatedtype Input: _IntentValue
    /// What is found.
    associatedtype ResultValue: _IntentValue
    /// Found values, flat or in sections.
    associatedtype Result: ResultsCollection = [ResultValue] where Result.Result == ResultValue
    /// The processes that may run the query.
    static var allowedExecutionTargets: IntentExecutionTargets { get }

    /// Makes the query.
    init()
    /// The values that fit, the best first.
    /// - Throws: what people are told instead.
    func values(for input: Input) async throws -> Result
}

extension IntentValueQuery {
    /// Any process that links the type.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}
