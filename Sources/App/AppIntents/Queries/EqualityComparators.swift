// `@unchecked Sendable` is restated, as the compiler wants of a subclass: these classes add no state to
// `EntityQueryComparator`, which says why it holds.

/// Asks whether a property equals a value.
public final class EqualToComparator<Value: _IntentValue, ComparatorMappingType>: EntityQueryComparator<
    Value, ComparatorMappingType
>, @unchecked Sendable
{
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns the value into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        self.init(.equalTo, transform: mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the value.
    /// - Parameters:
    ///   - resolvers: make the value from values of other types.
    ///   - mappingTransform: turns the value into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType
    ) {
        self.init(.equalTo, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}

/// Asks whether a property differs from a value.
public final class NotEqualToComparator<Value: _IntentValue, ComparatorMappingType>: EntityQueryComparator<
    Value, ComparatorMappingType
>, @unchecked Sendable
{
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns the value into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        self.init(.notEqualTo, transform: mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the value.
    /// - Parameters:
    ///   - resolvers: make the value from values of other types.
    ///   - mappingTransform: turns the value into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType
    ) {
        self.init(.notEqualTo, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}
