/// An entity type as the system knows it.
package struct EntityDescription: Hashable, Sendable {
    /// `persistentIdentifier`: the unqualified type name unless the source says otherwise.
    package var identifier: String
    package var fullyQualifiedTypeName: String
    package var mangledTypeName: String
    package var display: DisplayDescription
    package var numericFormat: LocalizedText?
    /// The qualified identifier of the default query.
    package var defaultQueryIdentifier: String?
    package var properties: [PropertyDescription]
    package var isTransient: Bool
    package var systemProtocols: [String]
    package var location: SourceLocation?
    /// The assistant schema that the entity follows.
    package var schema: SchemaReference?

    /// Makes an entity of an identifier, a display and, optionally, the rest.
    package init(
        identifier: String, fullyQualifiedTypeName: String, mangledTypeName: String = "", display: DisplayDescription,
        numericFormat: LocalizedText? = nil, defaultQueryIdentifier: String? = nil,
        properties: [PropertyDescription] = [], isTransient: Bool = false, systemProtocols: [String] = [],
        location: SourceLocation? = nil, schema: SchemaReference? = nil
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
        self.schema = schema
    }
}

/// An exported property of an entity.
package struct PropertyDescription: Hashable, Sendable {
    package var name: String
    package var title: LocalizedText
    package var valueType: ValueType
    package var isOptional: Bool
    /// Only evaluated when asked for (`@DeferredProperty`).
    package var isDeferred: Bool
    /// The attribute of the search index that it feeds.
    package var indexingKey: String?

    /// Makes a property.
    package init(
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
package struct QueryDescription: Hashable, Sendable {
    /// Qualified by module and nesting, so that two nested `Query` types never clash.
    package var identifier: String
    package var mangledTypeName: String
    /// The entity it finds.
    package var entityType: String
    package var capabilities: QueryCapabilities
    /// Whether the entity names it as its `defaultQuery`.
    package var isDefaultForEntity: Bool
    /// The properties a property query compares, with their operators' names.
    package var properties: [QueryPropertyDescription]
    /// The properties it sorts by.
    package var sortingOptions: [String]
    package var findIntentDescription: LocalizedText?
    package var location: SourceLocation?
    /// The kinds of process that the source allows; empty for all.
    package var executionTargets: ExecutionTargets

    /// Makes a query.
    package init(
        identifier: String, mangledTypeName: String = "", entityType: String, capabilities: QueryCapabilities = [],
        isDefaultForEntity: Bool = false, properties: [QueryPropertyDescription] = [], sortingOptions: [String] = [],
        findIntentDescription: LocalizedText? = nil, location: SourceLocation? = nil,
        executionTargets: ExecutionTargets = []
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
        self.executionTargets = executionTargets
    }
}

/// What a query can be asked; bit 2 as inventory §5 reports it, the rest our documented choice.
package struct QueryCapabilities: OptionSet, Hashable, Sendable, Codable {
    package let rawValue: Int

    /// Makes a set of its bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let identifiers = QueryCapabilities(rawValue: 2)
    package static let string = QueryCapabilities(rawValue: 4)
    package static let enumerable = QueryCapabilities(rawValue: 8)
    package static let property = QueryCapabilities(rawValue: 16)
}

/// One property of `QueryProperties { … }`.
package struct QueryPropertyDescription: Hashable, Sendable, Codable {
    package var name: String
    /// Operators, for example `contains`, `equalTo`, `isBetween`.
    package var comparators: [String]

    /// Makes a property of a name and its operators.
    package init(name: String, comparators: [String]) {
        self.name = name
        self.comparators = comparators
    }
}

/// An app enum as the system knows it.
package struct EnumDescription: Hashable, Sendable {
    package var identifier: String
    package var fullyQualifiedTypeName: String
    package var mangledTypeName: String
    package var display: DisplayDescription
    package var cases: [EnumCaseDescription]
    package var location: SourceLocation?
    /// The assistant schema that the enum follows.
    package var schema: SchemaReference?

    /// Makes an enum.
    package init(
        identifier: String, fullyQualifiedTypeName: String, mangledTypeName: String = "", display: DisplayDescription,
        cases: [EnumCaseDescription], location: SourceLocation? = nil, schema: SchemaReference? = nil
    ) {
        self.identifier = identifier
        self.fullyQualifiedTypeName = fullyQualifiedTypeName
        self.mangledTypeName = mangledTypeName
        self.display = display
        self.cases = cases
        self.location = location
        self.schema = schema
    }
}

/// One case of an app enum.
package struct EnumCaseDescription: Hashable, Sendable {
    /// The raw value, as text.
    package var rawValue: String
    /// The Swift case name.
    package var name: String
    package var display: DisplayDescription

    /// Makes a case.
    package init(rawValue: String, name: String, display: DisplayDescription) {
        self.rawValue = rawValue
        self.name = name
        self.display = display
    }
}
