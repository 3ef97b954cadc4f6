import IntentsModel

/// Makes a value of what a person answered, who may have typed text instead of choosing.
struct AnswerReader {
    private let facts: _ParameterFacts

    init(_ facts: _ParameterFacts) { self.facts = facts }

    func value<Value: _IntentValue>(of given: IntentsModel.IntentValue) async throws -> Value {
        let meant = if case .string(let text) = given { try await Value.__meaning(of: text) } else { Value?.none }
        if let meant { return meant }
        do {
            return try await Value.__value(from: given, query: nil)
        } catch let error as RunError where error.code == .invalidValue {
            let standard = Array(Value.defaultResolverSpecification)
            guard let resolved = try await standard.resolve(given, facts: facts) else { throw error }
            return try await Value.__value(from: resolved, query: nil)
        }
    }
}
