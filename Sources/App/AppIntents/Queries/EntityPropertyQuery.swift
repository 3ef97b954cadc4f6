/// A query that filters and sorts by properties, which people use through a Find action (inventory §2.9).
///
/// `properties` and `sortingOptions` are read at compile time: write them with literal blocks.
public protocol EntityPropertyQuery: EntityQuery {
    /// What a comparison becomes: a predicate, or a type of the app's own.
    associatedtype ComparatorMappingType
    /// The properties that can be compared, and how.
    typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// The properties that can be sorted by.
    typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// One property of ``QueryProperties``.
    typealias Property = EntityQueryProperty
    /// One property of ``SortingOptions``.
    typealias SortableBy = EntityQuerySortableByProperty
    /// One criterion to sort by.
    typealias Sort = EntityQuerySort
    /// How comparisons combine.
    typealias ComparatorMode = EntityQueryComparatorMode

    /// The properties that can be compared, and how.
    static var properties: QueryProperties { get }
    /// The properties that can be sorted by.
    static var sortingOptions: SortingOptions { get }
    /// What the Find action does.
    static var findIntentDescription: IntentDescription? { get }

    /// Filters, sorts and limits.
    /// - Parameters:
    ///   - comparators: the comparisons that were asked for, as mapped by ``properties``; all entities when empty.
    ///   - mode: whether all comparisons must hold, or any.
    ///   - sortedBy: the order, the most important criterion first.
    ///   - limit: how many entities are wanted at most.
    /// - Throws: what the run ends with.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
        limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    /// No description.
    public static var findIntentDescription: IntentDescription? { nil }
}

/// How comparisons combine.
public enum EntityQueryComparatorMode: Hashable, Sendable {
    /// All must hold.
    case and
    /// Any must hold.
    case or
}

extension EntityPropertyQuery where Self: EnumerableEntityQuery {
    /// No description; stated once more for queries that adopt both protocols.
    public static var findIntentDescription: IntentDescription? { nil }
}
