/// Asks an app to perform one action with resolved parameters.
package struct PerformRequest: Hashable, Sendable, Codable {
    package var runID: String
    /// The action's identifier.
    package var action: String
    /// The name of its type with its module, which tells it from one of another package with the same identifier.
    package var typeName: String?
    package var parameters: [String: IntentValue]
    package var context: RunContext

    /// Makes a request.
    package init(
        runID: String, action: String, typeName: String? = nil, parameters: [String: IntentValue], context: RunContext
    ) {
        self.runID = runID
        self.action = action
        self.typeName = typeName
        self.parameters = parameters
        self.context = context
    }
}

/// What the code of a run may know of its surroundings.
package struct RunContext: Hashable, Sendable, Codable {
    /// The locale of the person, for example `de_DE`.
    package var locale: String
    /// `background` or `foreground`.
    package var mode: String
    package var canContinueInForeground: Bool
    package var isVoiceOnly: Bool
    /// When the run was asked for, in seconds since 1970; absent outside the system.
    package var requestedAt: Double?
    /// The uniform type that the value is wanted in, as a file; absent for the value as it is.
    package var resultType: String?
    /// The folder in which large files cross; absent where every file is part of its message.
    package var handover: String?

    /// Makes a context.
    package init(
        locale: String = "en", mode: String = "background", canContinueInForeground: Bool = false,
        isVoiceOnly: Bool = false, requestedAt: Double? = nil, resultType: String? = nil, handover: String? = nil
    ) {
        self.locale = locale
        self.mode = mode
        self.canContinueInForeground = canContinueInForeground
        self.isVoiceOnly = isVoiceOnly
        self.requestedAt = requestedAt
        self.resultType = resultType
        self.handover = handover
    }
}

/// What an app answers to a `PerformRequest`.
package enum PerformReply: Hashable, Sendable, Codable {
    case finished(PerformedResult)
    /// `needsValueError`: ask for the parameter, then perform again.
    /// `parameters` is the state that the code left, as for `restart`; as it was given when absent.
    case needsValue(parameter: String, dialog: String?, parameters: [String: IntentValue]? = nil)
    /// `needsDisambiguationError`: ask for one of the items, then perform again.
    case needsDisambiguation(
        parameter: String, options: [PromptOption], dialog: String?, parameters: [String: IntentValue]? = nil)
    /// `restartPerform`: perform again at once.
    case restart(parameters: [String: IntentValue])
    /// `needsToContinueInForegroundError`.
    case needsForeground(dialog: String?, alwaysConfirm: Bool)
    case failed(RunError)
    case cancelled
}

/// The result of `perform()`.
package struct PerformedResult: Hashable, Sendable, Codable {
    package var value: IntentValue?
    package var dialog: DialogValue?
    package var snippet: ViewNode?
    package var opened: OpenedValue?
    /// What the code has registered to take back, by its name for people, which may be empty; absent for nothing.
    package var undo: String?

    /// Makes a result; without arguments, an empty one.
    package init(
        value: IntentValue? = nil, dialog: DialogValue? = nil, snippet: ViewNode? = nil, opened: OpenedValue? = nil,
        undo: String? = nil
    ) {
        self.value = value
        self.dialog = dialog
        self.snippet = snippet
        self.opened = opened
        self.undo = undo
    }
}

/// Asks an app for entities.
package struct EntityRequest: Hashable, Sendable, Codable {
    /// The run it belongs to, when there is one.
    package var runID: String?
    /// The entity's identifier.
    package var entityType: String
    /// The query's qualified identifier; the entity's default query when absent.
    package var query: String?
    package var selection: EntitySelection
    package var locale: String
    /// Whether property values are wanted besides identity and display.
    package var includesProperties: Bool
    /// The action that the entities are chosen for, when there is one.
    package var action: String?
    /// The values given or resolved so far for that action, for queries that depend on them.
    package var values: [String: IntentValue]?
    /// Of the selected, only those with this title or synonym are wanted, and without any the nearest; all when absent.
    package var name: String?
    /// What `query.cancel` calls it; absent when nobody takes it back.
    package var queryID: String?

    /// Makes a request.
    package init(
        runID: String? = nil, entityType: String, query: String? = nil, selection: EntitySelection,
        locale: String = "en", includesProperties: Bool = false, action: String? = nil,
        values: [String: IntentValue]? = nil, name: String? = nil
    ) {
        self.runID = runID
        self.entityType = entityType
        self.query = query
        self.selection = selection
        self.locale = locale
        self.includesProperties = includesProperties
        self.action = action
        self.values = values
        self.name = name
    }
}

/// Which entities are wanted.
package enum EntitySelection: Hashable, Sendable, Codable {
    case identifiers([String])
    /// Those the string query finds for exactly this text.
    case matching(String)
    case suggested
    case all
    case find(FindRequest)
}

/// A property query: conditions, how they combine, order and number.
package struct FindRequest: Hashable, Sendable, Codable {
    package var conditions: [FindCondition]
    /// All conditions must hold; otherwise any.
    package var matchesAll: Bool
    package var sort: [FindSort]
    package var limit: Int?

    /// Makes a property query.
    package init(conditions: [FindCondition], matchesAll: Bool = true, sort: [FindSort] = [], limit: Int? = nil) {
        self.conditions = conditions
        self.matchesAll = matchesAll
        self.sort = sort
        self.limit = limit
    }
}

/// One condition of a property query.
package struct FindCondition: Hashable, Sendable, Codable {
    package var property: String
    /// The operator, spelled as in `QueryPropertyDescription.comparators`.
    package var comparator: String
    /// One value; two for `isBetween`.
    package var values: [IntentValue]
    /// Whether it holds for what does not meet the comparison; only where the system compares.
    package var isNegated: Bool?

    /// Makes a condition.
    package init(property: String, comparator: String, values: [IntentValue]) {
        self.property = property
        self.comparator = comparator
        self.values = values
    }
}

/// One sort criterion.
package struct FindSort: Hashable, Sendable, Codable {
    package var property: String
    package var ascending: Bool

    /// Sorts by a property.
    package init(property: String, ascending: Bool = true) {
        self.property = property
        self.ascending = ascending
    }
}

/// Entities in sections, as the query returned them.
package struct EntityPage: Hashable, Sendable, Codable {
    package var promptLabel: String?
    package var sections: [EntitySection]

    /// Makes a page.
    package init(promptLabel: String? = nil, sections: [EntitySection]) {
        self.promptLabel = promptLabel
        self.sections = sections
    }

    /// All entities, in order.
    package var entities: [EntityValue] { sections.flatMap(\.entities) }
}

/// A titled group of entities.
package struct EntitySection: Hashable, Sendable, Codable {
    package var title: String?
    package var entities: [EntityValue]

    /// Makes a section.
    package init(title: String? = nil, entities: [EntityValue]) {
        self.title = title
        self.entities = entities
    }
}

/// Asks an app for the choices of one parameter: its options provider's `results()` or `defaultResult()`.
package struct OptionsRequest: Hashable, Sendable, Codable {
    package var runID: String?
    package var action: String
    package var parameter: String
    /// The values given or resolved so far, for dependent options.
    package var values: [String: IntentValue]
    package var locale: String
    /// Whether only the default result is wanted, and the choices themselves need not be made.
    package var onlyDefault: Bool?
    /// Whether the choices are wanted that the app's shortcut for the action presents, in its groups.
    package var isForShortcut: Bool?
    /// A value of which the parameter's declared resolvers are to make one of its type; no choices are wanted then.
    package var resolving: IntentValue?
    /// What `query.cancel` calls it; absent when nobody takes it back.
    package var queryID: String?

    /// Makes a request.
    package init(
        runID: String? = nil, action: String, parameter: String, values: [String: IntentValue] = [:],
        locale: String = "en", onlyDefault: Bool? = nil, isForShortcut: Bool? = nil, resolving: IntentValue? = nil
    ) {
        self.isForShortcut = isForShortcut
        self.resolving = resolving
        self.runID = runID
        self.action = action
        self.parameter = parameter
        self.values = values
        self.locale = locale
        self.onlyDefault = onlyDefault
    }
}

/// The choices of one parameter.
package struct OptionsReply: Hashable, Sendable, Codable {
    package var promptLabel: String?
    package var options: [PromptOption]
    /// What the provider offers when nothing is chosen.
    package var defaultResult: IntentValue?
    /// What the resolvers made of the value that they were asked about.
    package var resolution: ResolverAnswer?

    /// Makes choices.
    package init(promptLabel: String? = nil, options: [PromptOption], defaultResult: IntentValue? = nil) {
        self.promptLabel = promptLabel
        self.options = options
        self.defaultResult = defaultResult
    }

    /// Makes the answer of resolvers.
    package init(resolution: ResolverAnswer) {
        self.init(options: [])
        self.resolution = resolution
    }
}

/// What the declared resolvers of a parameter make of a value.
package enum ResolverAnswer: Hashable, Sendable, Codable {
    /// A value of the parameter's type.
    case value(IntentValue)
    /// None of them knows what it means.
    case nothing
    /// One of them says, in a sentence for people, why it does not fit.
    case refused(String)
    /// One of them asks a person, which it can only do when the intent runs.
    case asks
}
