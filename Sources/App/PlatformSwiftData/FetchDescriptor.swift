/// Says which objects of a model to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    /// Which objects; nil for all.
    public var predicate: Predicate<T>?
    /// The order; the order of saving when empty.
    public var sortBy: [SortDescriptor<T>]
    /// How many at most; nil for all.
    public var fetchLimit: Int?
    /// How many to leave out first.
    public var fetchOffset: Int?
    /// Whether objects count that were inserted and not yet saved.
    public var includePendingChanges = true
    /// The properties that are needed. Objects are always whole here.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships that are needed. Objects are always whole here.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Describes a fetch.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }

    /// The objects of `all` that are meant.
    func chosen(from all: [T]) throws -> [T] {
        var objects = all
        if let predicate { objects = try objects.filter(predicate.evaluate) }
        if !sortBy.isEmpty { objects.sort(using: sortBy) }
        let rest = objects.dropFirst(fetchOffset ?? 0)
        return Array(fetchLimit.map { rest.prefix($0) } ?? rest)
    }
}

// Unchecked, as Foundation's predicates and sort descriptors are Sendable and key paths are not marked so.
extension FetchDescriptor: @unchecked Sendable {}
