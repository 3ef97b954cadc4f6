import Foundation

/// Makes styled text of plain text.
public struct AttributedStringFromStringResolver: Resolver {
    /// Makes the resolver.
    public init() {}

    /// The text without attributes.
    public func resolve(
        from input: String, context: IntentParameterContext<AttributedString>
    ) async throws -> AttributedString? { AttributedString(input) }
}

/// Makes search criteria of text (inventory §2.4; the spelling is Apple's).
public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver {
    /// Makes the resolver.
    public init() {}

    /// A search for the text.
    public func resolve(
        from input: String, context: IntentParameterContext<StringSearchCriteria>
    ) async throws -> StringSearchCriteria? { StringSearchCriteria(term: input) }
}

extension NSNull {
    /// Stands where no resolver applies: there is no value that it could take or make.
    public struct NullResolver: Resolver {
        /// Makes the resolver.
        public init() {}

        /// Never called: there is no input.
        public func resolve(from input: Never, context: IntentParameterContext<Never>) async throws -> Never? {}
    }
}
