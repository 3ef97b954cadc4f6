import IntentsModel

/// What the declaration of a parameter states.
struct ParameterDefinition<Value: _IntentValue> {
    var facts: _ParameterFacts
    var defaultValue: Value.UnwrappedType?
    var choices = ParameterChoices.type
    /// The declared resolvers; empty when the type's own are used.
    var resolvers: [any Resolver] = []

    init(facts: _ParameterFacts) { self.facts = facts }

    /// Starts a definition with what every declaration may state.
    init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
        default defaultValue: Value.UnwrappedType? = nil, ask dialog: IntentDialog?,
        disambiguate disambiguationDialog: IntentDialog? = nil, _ connection: InputConnectionBehavior,
        at fileID: StaticString, _ line: UInt, resolvers: [any Resolver] = []
    ) {
        facts = _ParameterFacts(type: Value.self, place: DeclarationPlace(fileID: fileID, line: line))
        facts.title = title
        facts.description = description
        facts.requestValueDialog = dialog
        facts.requestDisambiguationDialog = disambiguationDialog
        facts.inputConnectionBehavior = connection
        self.defaultValue = defaultValue
        self.resolvers = resolvers
    }

    /// The definition with one more statement.
    func with(_ change: (inout ParameterDefinition) -> Void) -> ParameterDefinition {
        var copy = self
        change(&copy)
        return copy
    }

    /// Makes a value of what was given: with the declared resolvers, as it is, or with the type's own resolvers.
    func value(from given: IntentsModel.IntentValue, facts: _ParameterFacts) async throws -> Value {
        try facts.requireSupportedTypes(of: given)
        let query = choices.query
        if let resolved = try await resolvers.resolve(given, facts: facts) {
            return try await Value.__value(from: resolved, query: query)
        }
        do {
            return try await Value.__value(from: given, query: query)
        } catch let error as RunError where error.code == .invalidValue {
            let standard = Array(Value.defaultResolverSpecification)
            guard let resolved = try await standard.resolve(given, facts: facts) else { throw error }
            return try await Value.__value(from: resolved, query: query)
        }
    }
}

/// Where the choices of a parameter come from.
package enum ParameterChoices {
    /// From the type itself: enum cases, the entity's default query.
    case type
    /// From a query named at the parameter.
    case query(any EntityQuery)
    /// From a provider named at the parameter.
    case provider(any DynamicOptionsProvider)

    /// The query that finds entities for the parameter, when it is not the default one.
    package var query: (any EntityQuery)? {
        switch self {
        case .type: nil
        case .query(let query): query
        case .provider(let provider): provider as? any EntityQuery
        }
    }
}
