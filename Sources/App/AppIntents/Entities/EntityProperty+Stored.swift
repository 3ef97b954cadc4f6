extension EntityProperty {
    /// Not available: only takes the place that the compiler looks for; the next initialiser is used.
    @available(*, unavailable, message: "This type cannot be a property of an entity.")
    public convenience init() { self.init(facts: PropertyFacts(title: nil, at: "", 0)) }

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
