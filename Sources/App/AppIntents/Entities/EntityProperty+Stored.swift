extension EntityProperty {
    /// Declares a property.
    /// - Parameter title: the name for people; the property's name in words when nil.
    public convenience init(
        title: LocalizedStringResource? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(facts: PropertyFacts(title: title, at: fileID, line))
    }

    /// Declares a property with a value to start with.
    /// - Parameters:
    ///   - wrappedValue: the value.
    ///   - title: the name for people; the property's name in words when nil.
    public convenience init(
        wrappedValue: Value, title: LocalizedStringResource? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(facts: PropertyFacts(title: title, at: fileID, line), value: wrappedValue)
    }
}
