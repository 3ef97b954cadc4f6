import PlatformCoreSpotlight

extension EntityProperty {
    /// Declares a property.
    /// - Parameters:
    ///   - title: the name for people; the property's name in words when nil.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(facts: PropertyFacts(title: title, at: fileID, line))
    }

    /// Declares a property that feeds an attribute of the search index.
    /// - Parameters:
    ///   - title: the name for people; the property's name in words when nil.
    ///   - indexingKey: the attribute: `\.displayName`.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(facts: PropertyFacts(title: title, indexing: .attribute(indexingKey), at: fileID, line))
    }

    /// Declares a property that feeds an attribute of the app's own in the search index.
    /// - Parameters:
    ///   - title: the name for people; the property's name in words when nil.
    ///   - customIndexingKey: the attribute.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(facts: PropertyFacts(title: title, indexing: .custom(customIndexingKey), at: fileID, line))
    }

    /// Declares a property with a value to start with.
    /// - Parameters:
    ///   - wrappedValue: the value.
    ///   - title: the name for people; the property's name in words when nil.
    ///   - indexingKey: the attribute of the search index that the property feeds.
    ///   - customIndexingKey: the attribute of the app's own that the property feeds.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        wrappedValue: Value, title: LocalizedStringResource? = nil,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
        customIndexingKey: CSCustomAttributeKey? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let indexing = PropertyIndexing(indexingKey, customIndexingKey)
        self.init(facts: PropertyFacts(title: title, indexing: indexing, at: fileID, line), value: wrappedValue)
    }
}

// The memberwise initialiser of an entity takes the wrapper of a property that has arguments but no value; a literal
// becomes one, so that `Bed(id: 1, label: "North")` can be written.

extension EntityProperty: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Value == String {
    /// A property that holds a text.
    public convenience init(stringLiteral value: String) { self.init(wrappedValue: value) }
}

extension EntityProperty: ExpressibleByIntegerLiteral where Value == Int {
    /// A property that holds a whole number.
    public convenience init(integerLiteral value: Int) { self.init(wrappedValue: value) }
}

extension EntityProperty: ExpressibleByFloatLiteral where Value == Double {
    /// A property that holds a number.
    public convenience init(floatLiteral value: Double) { self.init(wrappedValue: value) }
}

extension EntityProperty: ExpressibleByBooleanLiteral where Value == Bool {
    /// A property that holds a truth value.
    public convenience init(booleanLiteral value: Bool) { self.init(wrappedValue: value) }
}
