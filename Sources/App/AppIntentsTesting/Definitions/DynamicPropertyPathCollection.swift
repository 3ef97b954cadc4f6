import AppIntents
import IntentsModel

/// The items that a value query found, by index (inventory §2.21).
public struct DynamicPropertyPathCollection: Sendable {
    let values: [IntentsModel.IntentValue]
    let app: (any AppAccess)?

    /// How many there are.
    public var count: Int { values.count }
    /// Whether there are none.
    public var isEmpty: Bool { values.isEmpty }

    /// An item as a type.
    /// - Throws: ``IntentTestingError`` when it is of another type, or there is none.
    public subscript<T: IntentValueConvertible>(position: Int) -> T {
        get throws { try path(position).as(T.self) }
    }

    /// The way into an item; to nothing where there is none.
    public subscript(position: Int) -> DynamicPropertyPath { path(position) }

    /// An item, for giving it to an intent or comparing it with nil.
    public subscript(position: Int) -> (any IntentValueExpressing)? { path(position).expression }

    private func path(_ position: Int) -> DynamicPropertyPath {
        DynamicPropertyPath(content: values.indices.contains(position) ? values[position] : nil, app: app)
    }
}

/// What a value query found.
public struct ResolvedValueQueryResult: Sendable {
    /// The items, in the query's order.
    public let items: DynamicPropertyPathCollection
}
