/// Asks an app to perform one action with resolved parameters.
public struct PerformRequest: Hashable, Sendable, Codable {
    public var runID: String
    /// The action's identifier.
    public var action: String
    public var parameters: [String: IntentValue]
    public var context: RunContext

    /// Makes a request.
    public init(runID: String, action: String, parameters: [String: IntentValue], context: RunContext) {
        self.runID = runID
        self.action = action
        self.parameters = parameters
        self.context = context
    }
}

/// What the code of a run may know of its surroundings.
public struct RunContext: Hashable, Sendable, Codable {
    /// The locale of the person, for example `de_DE`.
    public var locale: String
    /// `background` or `foreground`.
    public var mode: String
    public var canContinueInForeground: Bool
    public var isVoiceOnly: Bool

    /// Makes a context.
    public init(
        locale: String = "en", mode: String = "background", canContinueInForeground: Bool = false,
        isVoiceOnly: Bool = false
    ) {
        self.locale = locale
        self.mode = mode
        self.canContinueInForeground = canContinueInForeground
        self.isVoiceOnly = isVoiceOnly
    }
}

/// What an app answers to a `PerformRequest`.
public enum PerformReply: Hashable, Sendable, Codable {
    case finished(PerformedResult)
    /// `needsValueError`: ask for the parameter, then perform again.
    case needsValue(parameter: String, dialog: String?)
    /// `needsDisambiguationError`: ask for one of the items, then perform again.
    case needsDisambiguation(parameter: String, options: [PromptOption], dialog: String?)
    /// `restartPerform`: perform again at once.
    case restart(parameters: [String: IntentValue])
    /// `needsToContinueInForegroundError`.
    case needsForeground(dialog: String?, alwaysConfirm: Bool)
    case failed(RunError)
    case cancelled
}

/// The result of `perform()`.
public struct PerformedResult: Hashable, Sendable, Codable {
    public var value: IntentValue?
    public var dialog: DialogValue?
    public var snippet: ViewNode?
    public var opened: OpenedValue?

    /// Makes a result; without arguments, an empty one.
    public init(
        value: IntentValue? = nil, dialog: DialogValue? = nil, snippet: ViewNode? = nil, opened: OpenedValue? = nil
    ) {
        self.value = value
        self.dialog = dialog
        self.snippet = snippet
        self.opened = opened
    }
}

/// Asks an app for entities.
public struct EntityRequest: Hashable, Sendable, Codable {
    /// The run it belongs to, when there is one.
    public var runID: String?
    /// The entity's identifier.
    public var entityType: String
    /// The query's qualified identifier; the entity's default query when absent.
    public var query: String?
    public var selection: EntitySelection
    public var locale: String
    /// Whether property values are wanted besides identity and display.
    public var includesProperties: Bool

    /// Makes a request.
    public init(
        runID: String? = nil, entityType: String, query: String? = nil, selection: EntitySelection,
        locale: String = "en", includesProperties: Bool = false
    ) {
        self.runID = runID
        self.entityType = entityType
        self.query = query
        self.selection = selection
        self.locale = locale
        self.includesProperties = includesProperties
    }
}

/// Which entities are wanted.
public enum EntitySelection: Hashable, Sendable, Codable {
    case identifiers([String])
    /// Those the string query finds for exactly this text.
    case matching(String)
    case suggested
    case all
    case find(FindRequest)
}

/// A property query: conditions, how they combine, order and number.
public struct FindRequest: Hashable, Sendable, Codable {
    public var conditions: [FindCondition]
    /// All conditions must hold; otherwise any.
    public var matchesAll: Bool
    public var sort: [FindSort]
    public var limit: Int?

    /// Makes a property query.
    public init(conditions: [FindCondition], matchesAll: Bool = true, sort: [FindSort] = [], limit: Int? = nil) {
        self.conditions = conditions
        self.matchesAll = matchesAll
        self.sort = sort
        self.limit = limit
    }
}

/// One condition of a property query.
public struct FindCondition: Hashable, Sendable, Codable {
    public var property: String
    /// The operator, spelled as in `QueryPropertyDescription.comparators`.
    public var comparator: String
    /// One value; two for `isBetween`.
    public var values: [IntentValue]

    /// Makes a condition.
    public init(property: String, comparator: String, values: [IntentValue]) {
        self.property = property
        self.comparator = comparator
        self.values = values
    }
}

/// One sort criterion.
public struct FindSort: Hashable, Sendable, Codable {
    public var property: String
    public var ascending: Bool

    /// Sorts by a property.
    public init(property: String, ascending: Bool = true) {
        self.property = property
        self.ascending = ascending
    }
}

/// Entities in sections, as the query returned them.
public struct EntityPage: Hashable, Sendable, Codable {
    public var promptLabel: String?
    public var sections: [EntitySection]

    /// Makes a page.
    public init(promptLabel: String? = nil, sections: [EntitySection]) {
        self.promptLabel = promptLabel
        self.sections = sections
    }

    /// All entities, in order.
    public var entities: [EntityValue] { sections.flatMap(\.entities) }
}

/// A titled group of entities.
public struct EntitySection: Hashable, Sendable, Codable {
    public var title: String?
    public var entities: [EntityValue]

    /// Makes a section.
    public init(title: String? = nil, entities: [EntityValue]) {
        self.title = title
        self.entities = entities
    }
}

/// Asks an app for the choices of one parameter: its options provider's `results()` or `defaultResult()`.
public struct OptionsRequest: Hashable, Sendable, Codable {
    public var runID: String?
    public var action: String
    public var parameter: String
    /// The values given or resolved so far, for dependent options.
    public var values: [String: IntentValue]
    public var locale: String

    /// Makes a request.
    public init(
        runID: String? = nil, action: String, parameter: String, values: [String: IntentValue] = [:],
        locale: String = "en"
    ) {
        self.runID = runID
        self.action = action
        self.parameter = parameter
        self.values = values
        self.locale = locale
    }
}

/// The choices of one parameter.
public struct OptionsReply: Hashable, Sendable, Codable {
    public var promptLabel: String?
    public var options: [PromptOption]
    /// What the provider offers when nothing is chosen.
    public var defaultResult: IntentValue?

    /// Makes choices.
    public init(promptLabel: String? = nil, options: [PromptOption], defaultResult: IntentValue? = nil) {
        self.promptLabel = promptLabel
        self.options = options
        self.defaultResult = defaultResult
    }
}
