/// One criterion to sort entities by.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    // Unchecked, because key paths are not Sendable in the compiler's eyes; this one is only read.

    /// The direction of a sort.
    public enum Ordering: Hashable, Sendable {
        /// Small before large.
        case ascending
        /// Large before small.
        case descending
    }

    /// The property, as written in the sorting options: `\.$name`.
    public let by: PartialKeyPath<Entity>
    /// The direction.
    public let order: Ordering

    /// Sorts by a property.
    /// - Parameters:
    ///   - by: the property.
    ///   - order: the direction.
    public init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }
}

/// A property that entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    // Unchecked for the same reason as the sort itself.
    let keyPath: PartialKeyPath<Entity>

    /// Allows to sort by a property.
    public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { self.keyPath = keyPath }
}

/// The properties that entities can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    let options: [EntityQuerySortableByProperty<Entity>]

    /// Collects the properties of a block.
    public init(
        @EntityQuerySortingOptionsBuilder<Entity> sortingOptions: () -> [EntityQuerySortableByProperty<Entity>]
    ) {
        options = sortingOptions()
    }
}

/// Collects the properties of a sorting block.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    /// One property.
    public static func buildExpression(
        _ option: EntityQuerySortableByProperty<Entity>
    ) -> EntityQuerySortableByProperty<Entity> {
        option
    }
    /// All properties in order.
    public static func buildBlock(
        _ options: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] {
        options
    }
}
