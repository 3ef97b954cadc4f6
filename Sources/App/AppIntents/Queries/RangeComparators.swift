// `@unchecked Sendable` is restated, as the compiler wants of a subclass: these classes add no state to
// `EntityQueryComparator`, which says why it holds.

import IntentsModel

/// A type whose values have an order that queries can compare by.
public protocol RangeComparableProperty: _IntentValue, Comparable {}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}
extension Date: RangeComparableProperty {}

/// Asks whether a property is greater than a value.
public final class GreaterThanComparator<Value: RangeComparableProperty, ComparatorMappingType>: EntityQueryComparator<
    Value, ComparatorMappingType
>, @unchecked Sendable
{
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns the value into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        self.init(.greaterThan, transform: mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the value.
    /// - Parameters:
    ///   - resolvers: make the value from values of other types.
    ///   - mappingTransform: turns the value into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType
    ) {
        self.init(.greaterThan, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}

/// Asks whether a property is less than a value.
public final class LessThanComparator<Value: RangeComparableProperty, ComparatorMappingType>: EntityQueryComparator<
    Value, ComparatorMappingType
>, @unchecked Sendable
{
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns the value into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        self.init(.lessThan, transform: mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the value.
    /// - Parameters:
    ///   - resolvers: make the value from values of other types.
    ///   - mappingTransform: turns the value into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType
    ) {
        self.init(.lessThan, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}

/// Asks whether a property is at least a value.
public final class GreaterThanOrEqualToComparator<Value: RangeComparableProperty, ComparatorMappingType>:
    EntityQueryComparator<
        Value, ComparatorMappingType
    >, @unchecked Sendable
{
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns the value into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        self.init(.greaterThanOrEqualTo, transform: mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the value.
    /// - Parameters:
    ///   - resolvers: make the value from values of other types.
    ///   - mappingTransform: turns the value into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType
    ) {
        self.init(.greaterThanOrEqualTo, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}

/// Asks whether a property is at most a value.
public final class LessThanOrEqualToComparator<Value: RangeComparableProperty, ComparatorMappingType>:
    EntityQueryComparator<
        Value, ComparatorMappingType
    >, @unchecked Sendable
{
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns the value into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType) {
        self.init(.lessThanOrEqualTo, transform: mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the value.
    /// - Parameters:
    ///   - resolvers: make the value from values of other types.
    ///   - mappingTransform: turns the value into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (Value) throws -> ComparatorMappingType
    ) {
        self.init(.lessThanOrEqualTo, resolvers: Array(resolvers()), transform: mappingTransform)
    }
}

/// Asks whether a property lies between two values, or is one of them.
public final class IsBetweenComparator<Value: RangeComparableProperty, ComparatorMappingType>: EntityQueryComparator<
    Value, ComparatorMappingType
>, @unchecked Sendable
{
    /// Offers the comparison.
    /// - Parameter mappingTransform: turns both values into what the query works with.
    public convenience init(mappingTransform: @escaping @Sendable (Value, Value) throws -> ComparatorMappingType) {
        self.init(resolvers: [], mappingTransform)
    }

    /// Offers the comparison, with resolvers that make the values.
    /// - Parameters:
    ///   - resolvers: make the values from values of other types.
    ///   - mappingTransform: turns both values into what the query works with.
    public convenience init<Spec: ResolverSpecification>(
        @ResolverSpecificationBuilder<Value> withResolvers resolvers: () -> Spec,
        mappingTransform: @escaping @Sendable (Value, Value) throws -> ComparatorMappingType
    ) {
        self.init(resolvers: Array(resolvers()), mappingTransform)
    }

    private convenience init(
        resolvers: [any Resolver], _ transform: @escaping @Sendable (Value, Value) throws -> ComparatorMappingType
    ) {
        let operand = OperandReader<Value>(resolvers: resolvers)
        self.init(.isBetween) { try transform(await operand.value(from: $0[0]), await operand.value(from: $0[1])) }
    }
}
