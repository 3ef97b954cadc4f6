/// Offers the values that a parameter may take (inventory §2.9).
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
    /// The values, flat or in sections.
    associatedtype Result: ResultsCollection
    /// The type of the value that is used when none is chosen.
    associatedtype DefaultValue: _IntentValue = Result.Result

    /// The values to choose from.
    /// - Throws: what people are told instead of the choices.
    func results() async throws -> Result
    /// The value that is used when none is chosen.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// A collection in sections.
    public typealias ItemCollection = IntentItemCollection
    /// A section of a collection.
    public typealias ItemSection = IntentItemSection
    /// A value with a display of its own.
    public typealias Item = IntentItem
    /// Reads other parameters of the intent that the choices are for.
    public typealias ParameterDependency = IntentParameterDependency

    /// Nothing.
    public func defaultResult() async -> DefaultValue? { nil }
}
