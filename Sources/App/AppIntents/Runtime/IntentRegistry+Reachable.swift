extension IntentRegistry {
    /// A registry of some intents and of the types that their parameters and results name.
    ///
    /// A run needs no more; and types elsewhere in the process that share an identifier, as those of two tests may, do
    /// not get in its way.
    package convenience init(reachableFrom intents: [any AppIntent.Type]) {
        var found = ReachableTypes()
        for intent in intents { found.visit(intent) }
        self.init(intents: intents, entities: found.entities, enums: found.enums, queries: found.queries)
    }
}

private struct ReachableTypes {
    var entities: [any AppEntity.Type] = []
    var enums: [any AppEnum.Type] = []
    var queries: [any EntityQuery.Type] = []

    mutating func visit<Intent: AppIntent>(_ intent: Intent.Type) {
        for parameter in NamedParameter.all(of: intent.init()).map(\.parameter) {
            add(parameter.valueType)
            if let query = parameter.choices.query { queries.append(type(of: query)) }
        }
        add(Intent.PerformResult.Value.ValueType.self)
    }

    private mutating func add(_ type: Any.Type?) {
        if let type = type as? any AppEntity.Type {
            entities.append(type)
            queries.append(Swift.type(of: type.defaultQuery))
        }
        if let type = type as? any AppEnum.Type { enums.append(type) }
    }
}
