import PlatformCoreSpotlight

/// The initialisers that the expansions of `@ComputedProperty` and `@DeferredProperty` use.
extension EntityProperty {
    /// Declares a property that stores its value under a name.
    /// - Parameters:
    ///   - identifier: the Swift name.
    ///   - title: the name for people; the Swift name in words when nil.
    ///   - indexingKey: the attribute of the search index that the property feeds.
    ///   - customIndexingKey: the attribute of the app's own that the property feeds.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        identifier: String, title: LocalizedStringResource? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
        customIndexingKey: CSCustomAttributeKey? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let indexing = PropertyIndexing(indexingKey, customIndexingKey)
        self.init(
            facts: PropertyFacts(title: title, identifier: identifier, indexing: indexing, at: fileID, line))
    }

    /// Declares a property whose value its entity computes.
    /// - Parameters:
    ///   - identifier: the Swift name.
    ///   - title: the name for people; the Swift name in words when nil.
    ///   - indexingKey: the attribute of the search index that the property feeds.
    ///   - customIndexingKey: the attribute of the app's own that the property feeds.
    ///   - getter: reads the value from the entity.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Entity>(
        identifier: String, title: LocalizedStringResource? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
        customIndexingKey: CSCustomAttributeKey? = nil, getter: KeyPath<Entity, Value>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let indexing = PropertyIndexing(indexingKey, customIndexingKey)
        self.init(
            facts: PropertyFacts(title: title, identifier: identifier, indexing: indexing, at: fileID, line),
            source: .computed(Entity.self, isSettable: false) { ($0 as? Entity)?[keyPath: getter] })
    }

    /// Declares a property whose value its entity computes and takes.
    /// - Parameters:
    ///   - identifier: the Swift name.
    ///   - title: the name for people; the Swift name in words when nil.
    ///   - indexingKey: the attribute of the search index that the property feeds.
    ///   - customIndexingKey: the attribute of the app's own that the property feeds.
    ///   - getSetter: reads and writes the value in the entity.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Entity>(
        identifier: String, title: LocalizedStringResource? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
        customIndexingKey: CSCustomAttributeKey? = nil, getSetter: WritableKeyPath<Entity, Value>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let indexing = PropertyIndexing(indexingKey, customIndexingKey)
        self.init(
            facts: PropertyFacts(title: title, identifier: identifier, indexing: indexing, at: fileID, line),
            source: .computed(Entity.self, isSettable: true) { ($0 as? Entity)?[keyPath: getSetter] })
    }

    /// Declares a property that is only evaluated when it is asked for.
    /// - Parameters:
    ///   - identifier: the Swift name.
    ///   - title: the name for people; the Swift name in words when nil.
    ///   - indexingKey: the attribute of the search index that the property feeds.
    ///   - customIndexingKey: the attribute of the app's own that the property feeds.
    ///   - asyncGetter: loads the value of an entity.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init<Entity>(
        identifier: String, title: LocalizedStringResource? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
        customIndexingKey: CSCustomAttributeKey? = nil,
        asyncGetter: @escaping @Sendable (Entity) async throws -> Value, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let indexing = PropertyIndexing(indexingKey, customIndexingKey)
        self.init(
            facts: PropertyFacts(title: title, identifier: identifier, indexing: indexing, at: fileID, line),
            source: .deferred(Entity.self) { any in
                guard let entity = any as? Entity else { return nil }
                return try await asyncGetter(entity)
            })
    }
}

extension EntityProperty: _DeclaredProperty {
    /// The type that has the property; `Never` for a stored one, which does not know it.
    public var _entityType: Any.Type {
        switch source {
        case .stored: Never.self
        case .computed(let type, _, _), .deferred(let type, _): type
        }
    }
}
