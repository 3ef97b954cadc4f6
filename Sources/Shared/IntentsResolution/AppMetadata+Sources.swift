import IntentsModel

/// What the source calls the code that finds entities and choices, for messages.
extension AppMetadata {
    /// The query that a request is for.
    package func source(of request: EntityRequest) -> String {
        request.query ?? entities[request.entityType]?.defaultQueryIdentifier ?? request.entityType
    }

    /// The provider or query that makes a parameter's choices; nil when no code of the app does.
    package func choicesSource(_ parameter: ParameterDescription) -> String? {
        switch parameter.options {
        case .none: return nil
        case .provider(let name), .query(let name): return name
        case .defaultQuery:
            guard case .entity(let type) = parameter.valueType.element else { return nil }
            return entities[type]?.defaultQueryIdentifier
        }
    }
}
