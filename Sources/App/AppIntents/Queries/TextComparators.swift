// `@unchecked Sendable` is restated, as the compiler wants of a subclass: these classes add no state to
// `EntityQueryComparator`, which says why it holds.

/// Asks whether a text contains another one, or a list an element.
public final class ContainsComparator<Value: _IntentValue, ComparatorMappingType>: EntityQueryComparator<
    Value, ComparatorMappingType
>, @unchecked Sendable
{}

extension ContainsComparator where Value == String {
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns the text into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (String) throws -> ComparatorMappingType) {
        self.init(.contains, transform: mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the text.
    /// - Parameters:
    ///   - resolvers: make the text from values of other types.
    ///   - mappingTransform: turns the text into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<String> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (String) throws -> ComparatorMappingType
    ) {
        self.init(.contains, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}

extension ContainsComparator where Value == AttributedString {
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns the text into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (AttributedString) throws -> ComparatorMappingType) {
        self.init(.contains, transform: mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the text.
    /// - Parameters:
    ///   - resolvers: make the text from values of other types.
    ///   - mappingTransform: turns the text into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<AttributedString> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (AttributedString) throws -> ComparatorMappingType
    ) {
        self.init(.contains, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}

extension ContainsComparator where Value: _SequenceIntentValue {
    /// Offers the comparison with one element.
    /// - Parameter mappingTransform: turns the element into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (Value.Element) throws -> ComparatorMappingType) {
        self.init(.contains, transform: mappingTransform)
    }

    /// Offers the comparison with one element, with resolvers that make it.
    /// - Parameters:
    ///   - resolvers: make the element from values of other types.
    ///   - mappingTransform: turns the element into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<Value.Element> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (Value.Element) throws -> ComparatorMappingType
    ) {
        self.init(.contains, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}

/// Asks whether a text starts with another one.
public final class HasPrefixComparator<Value: _IntentValue, ComparatorMappingType>: EntityQueryComparator<
    Value, ComparatorMappingType
>, @unchecked Sendable
{}

extension HasPrefixComparator where Value == String {
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns the text into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (String) throws -> ComparatorMappingType) {
        self.init(.hasPrefix, transform: mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the text.
    /// - Parameters:
    ///   - resolvers: make the text from values of other types.
    ///   - mappingTransform: turns the text into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<String> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (String) throws -> ComparatorMappingType
    ) {
        self.init(.hasPrefix, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}

/// Asks whether a text ends with another one.
public final class HasSuffixComparator<Value: _IntentValue, ComparatorMappingType>: EntityQueryComparator<
    Value, ComparatorMappingType
>, @unchecked Sendable
{}

extension HasSuffixComparator where Value == String {
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns the text into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (String) throws -> ComparatorMappingType) {
        self.init(.hasSuffix, transform: mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the text.
    /// - Parameters:
    ///   - resolvers: make the text from values of other types.
    ///   - mappingTransform: turns the text into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<String> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (String) throws -> ComparatorMappingType
    ) {
        self.init(.hasSuffix, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}
