/// The values that a query or an options provider found (inventory §2.9).
public protocol ResultsCollection<Result>: Sendable {
    /// The type of the values.
    associatedtype Result: _IntentValue
    /// The question above the values.
    var promptLabel: LocalizedStringResource? { get }
    /// Whether the values are shown with an index of first letters.
    var usesIndexedCollation: Bool { get }
    /// All values, in order.
    var items: [Result] { get }
    /// No values.
    static var empty: Self { get }
    /// The values in their sections, each with its own display if it has one.
    var __sections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    /// The element type.
    public typealias Result = Element
    /// None.
    public var promptLabel: LocalizedStringResource? { nil }
    /// No index.
    public var usesIndexedCollation: Bool { false }
    /// The elements.
    public var items: [Element] { self }
    /// No elements.
    public static var empty: [Element] { [] }
    /// One section without a title.
    public var __sections: [IntentItemSection<Element>] {
        [IntentItemSection(items: map { IntentItem($0) })]
    }
}
