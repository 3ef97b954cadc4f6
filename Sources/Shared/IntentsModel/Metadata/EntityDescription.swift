/// An entity type as the system knows it.
public struct EntityDescription: Hashable, Sendable {
    /// `persistentIdentifier`: the unqualified type name unless the source says otherwise.
    public var identifier: String
    public var fullyQualifiedTypeName: String
    public var mangledTypeName: String
    public var display: DisplayDescription
    public var numericFormat: LocalizedText?
    /// The qualified identifier of the default query.
    public var defaultQueryIdentifier: String?
    public var properties: [PropertyDescription]
    public var isTransient: Bool
    public var systemProtocols: [String]
    public var location: SourceLocation?

    /// Makes an entity of an identifier, a display and, optionally, the rest.
    public init(
        identifier: String, fullyQualifiedTypeName: String, mangledTypeName: String = "", display: DisplayDescription,
        numericFormat: LocalizedText? = nil, defaultQueryIdentifier: String? = nil,
        properties: [PropertyDescription] = [], isTransient: Bool = false, systemProtocols: [String] = [],
        location: SourceLocation? = nil
    ) {
        self.identifier = identifier
        self.fullyQualifiedTypeName = fullyQualifiedTypeName
        self.mangledTypeName = mangledTypeName
        self.display = display
        self.numericFormat = numericFormat
        self.defaultQueryIdentifier = defaultQueryIdentifier
        self.properties = properties
        self.isTransient = isTransient
        self.systemProtocols = systemProtocols
        self.location = location
    }
}

/// An exported property of an entity.
public struct PropertyDescription: Hashable, Sendable {
    public var name: String
    public var title: LocalizedText
    public var valueType: ValueType
    public var isOptional: Bool
    /// Only evaluated when asked for (`@DeferredProperty`).
    public var isDeferred: Bool
    /// The attribute of the search index that it feeds.
    public var indexingKey: String?

    /// Makes a property.
    public init(
        name: String, title: LocalizedText, valueType: ValueType, isOptional: Bool = false, isDeferred: Bool = false,
        indexingKey: String? = nil
    ) {
        self.name = name
        self.title = title
        self.valueType = valueType
        self.isOptional = isOptional
        self.isDeferred = isDeferred
        self.indexingKey = indexingKey
    }
}

/// A query type as the system knows it.
public struct QueryDescription: Hashable, Sendable {
    /// Qualified by module and nesting, so that two nested `Query` types never clash.
    public var identifier: String
    public var mangledTypeName: String
    /// The entity it finds.
    public var entityType: String
    public var capabilities: QueryCapabilities
    /// Whether the entity names it as its `defaultQuery`.
    public var isDefaultForEntity: Bool
    /// The properties a property query compares, with their operators' names.
    public var properties: [QueryPropertyDescription]
    /// The properties it sorts by.
    public var sortingOptions: [String]
    public var findIntentDescription: LocalizedText?
    public var location: SourceLocation?

    /// Makes a query.
    public init(
        identifier: String, mangledTypeName: String = "", entityType: String, capabilities: QueryCapabilities = [],
        isDefaultForEntity: Bool = false, properties: [QueryPropertyDescription] = [], sortingOptions: [String] = [],
        findIntentDescription: LocalizedText? = nil, location: SourceLocation? = nil
    ) {
        self.identifier = identifier
        self.mangledTypeName = mangledTypeName
        self.entityType = entityType
        self.capabilities = capabilities
        self.isDefaultForEntity = isDefaultForEntity
        self.properties = properties
        self.sortingOptions = sortingOptions
        self.findIntentDescription = findIntentDescription
        self.location = location
    }
}

/// What a query can be asked; bit 2 as inventory §5 reports it, the rest our documented choice.
public struct QueryCapabilities: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let identifiers = QueryCapabilities(rawValue: 2)
    public static let string = QueryCapabilities(rawValue: 4)
    public static let enumerable = QueryCapabilities(rawValue: 8)
    public static let property = QueryCapabilities(rawValue: 16)
}

/// One property of `QueryProperties { … }`.
public struct QueryPropertyDescription: Hashable, Sendable, Codable {
    public var name: String
    /// Operators, for example `contains`, `equalTo`, `isBetween`.
    public var comparators: [String]

    /// Makes a property of a name and its operators.
    public init(name: String, comparators: [String]) {
        self.name = name
        self.comparators = comparators
    }
}

/// An app enum as the system knows it.
public struct EnumDescription: Hashable, Sendable {
    public var identifier: String
    public var fullyQualifiedTypeName: String
    public var mangledTypeName: String
    public var display: DisplayDescription
    public var cases: [EnumCaseDescription]
    public var location: SourceLocation?

    /// Makes an enum.
    public init(
        identifier: String, fullyQualifiedTypeName: String, mangledTypeName: String = "", display: DisplayDescription,
        cases: [EnumCaseDescription], location: SourceLocation? = nil
    ) {
        self.identifier = identifier
        self.fullyQualifiedTypeName = fullyQualifiedTypeName
        self.mangledTypeName = mangledTypeName
        self.display = display
        self.cases = cases
        self.location = location
    }
}

/// One case of an app enum.
public struct EnumCaseDescription: Hashable, Sendable {
    /// The raw value, as text.
    public var rawValue: String
    /// The Swift case name.
    public var name: String
    public var display: DisplayDescription

    /// Makes a case.
    public init(rawValue: String, name: String, display: DisplayDescription) {
        self.rawValue = rawValue
        self.name = name
        self.display = display
    }
}
