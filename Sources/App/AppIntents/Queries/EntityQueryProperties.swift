import IntentsModel

/// The properties that a query can compare.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

    /// Collects the properties of a block.
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () ->
            [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
    ) {
        declarations = properties()
    }
}

/// Collects the properties of a block.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    /// One property.
    public static func buildExpression(
        _ property: EntityQueryProperty<Entity, ComparatorMappingType>
    ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
        property
    }
    /// All properties in order.
    public static func buildBlock(
        _ properties: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
    ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] {
        properties
    }
}

/// A property with its comparisons, of any type.
public class EntityQueryPropertyDeclaration<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    // Unchecked, because key paths are not Sendable in the compiler's eyes; all members are given once and only read.

    /// Reaches the property in an entity, which is how its name is found.
    let property: (Entity) -> (owner: any AppEntity, property: any ErasedProperty)
    let comparators: [AnyEntityQueryComparator<ComparatorMappingType>]

    init(
        property: @escaping (Entity) -> (owner: any AppEntity, property: any ErasedProperty),
        comparators: [AnyEntityQueryComparator<ComparatorMappingType>]
    ) {
        self.property = property
        self.comparators = comparators
    }
}

/// A property with its comparisons.
public final class EntityQueryProperty<Entity: AppEntity, ComparatorMappingType>: EntityQueryPropertyDeclaration<
    Entity, ComparatorMappingType
>, @unchecked Sendable
{
    /// Allows to compare a property.
    /// - Parameters:
    ///   - keyPath: the property: `\.$name`.
    ///   - comparators: how it can be compared.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value.UnwrappedType, ComparatorMappingType> comparators: () ->
            [EntityQueryComparator<Value.UnwrappedType, ComparatorMappingType>]
    ) {
        super.init(
            property: { ($0, $0[keyPath: keyPath]) }, comparators: comparators().map { AnyEntityQueryComparator($0) })
    }

    /// Allows to compare a property of an entity that the entity holds.
    /// - Parameters:
    ///   - keyPath: the property of the held entity: `\.$name`.
    ///   - entityProvider: gives the held entity.
    ///   - comparators: how the property can be compared.
    public init<Held: AppEntity, Value: _IntentValue>(
        _ keyPath: KeyPath<Held, EntityProperty<Value>>, entityProvider: @escaping @Sendable (Entity) -> Held,
        @EntityQueryComparatorsBuilder<Value.UnwrappedType, ComparatorMappingType> comparators: () ->
            [EntityQueryComparator<Value.UnwrappedType, ComparatorMappingType>]
    ) {
        super.init(
            property: { entity in
                let held = entityProvider(entity)
                return (held, held[keyPath: keyPath])
            }, comparators: comparators().map { AnyEntityQueryComparator($0) })
    }
}
