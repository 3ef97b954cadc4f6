import IntentsModel

/// A comparison that a query offers for a property: turns the compared value into what the query works with.
public class EntityQueryComparator<Value: _IntentValue, ComparatorMappingType>: @unchecked Sendable {
    // Unchecked, because subclasses of a Sendable class repeat it; all members are constants.
    let operation: ComparisonOperator
    let map: @Sendable ([IntentsModel.IntentValue]) async throws -> ComparatorMappingType

    init(
        _ operation: ComparisonOperator,
        map: @escaping @Sendable ([IntentsModel.IntentValue]) async throws -> ComparatorMappingType
    ) {
        self.operation = operation
        self.map = map
    }

    /// A comparison with one value.
    convenience init<Operand: _IntentValue>(
        _ operation: ComparisonOperator, resolvers: [any Resolver] = [],
        transform: @escaping @Sendable (Operand) throws -> ComparatorMappingType
    ) {
        let operand = OperandReader<Operand>(resolvers: resolvers)
        self.init(operation) { try transform(await operand.value(from: $0[0])) }
    }
}

/// A comparison for properties of any type.
public struct AnyEntityQueryComparator<ComparatorMappingType>: Sendable {
    let operation: ComparisonOperator
    /// The type of the property, where values have it.
    let valueType: IntentsModel.ValueType?
    let map: @Sendable ([IntentsModel.IntentValue]) async throws -> ComparatorMappingType

    init<Value: _IntentValue>(_ comparator: EntityQueryComparator<Value, ComparatorMappingType>) {
        operation = comparator.operation
        valueType = Value.__valueType
        map = comparator.map
    }
}

/// Collects the comparisons of a property's block.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value: _IntentValue, ComparatorMappingType> {
    /// One comparison.
    public static func buildExpression(
        _ comparator: EntityQueryComparator<Value, ComparatorMappingType>
    ) -> EntityQueryComparator<Value, ComparatorMappingType> {
        comparator
    }
    /// All comparisons in order.
    public static func buildBlock(
        _ comparators: EntityQueryComparator<Value, ComparatorMappingType>...
    ) -> [EntityQueryComparator<Value, ComparatorMappingType>] {
        comparators
    }
}

/// The operators of comparisons, spelled as in metadata.
package enum ComparisonOperator: String, Sendable, CaseIterable {
    case equalTo, notEqualTo, greaterThan, lessThan, greaterThanOrEqualTo, lessThanOrEqualTo
    case isBetween, contains, hasPrefix, hasSuffix

    /// How many values it compares with.
    package var operandCount: Int { self == .isBetween ? 2 : 1 }
}

/// Makes the value of a comparison, as a parameter of the type would.
struct OperandReader<Operand: _IntentValue>: Sendable {
    var resolvers: [any Resolver]

    func value(from given: IntentsModel.IntentValue) async throws -> Operand {
        let facts = _ParameterFacts(type: Operand.self, place: DeclarationPlace(fileID: "", line: 0))
        var definition = ParameterDefinition<Operand>(facts: facts)
        definition.resolvers = resolvers
        return try await definition.value(from: given, facts: facts)
    }
}
