import PlatformSwiftUI

/// The objects of a model that a view shows: fetched from the view's `modelContext` whenever the view's body is read.
///
/// On Apple's platforms this is a macro beside a structure with a second parameter, for the type of the result; as a wrapper it
/// needs the first alone.
@propertyWrapper @MainActor public struct Query<Element: PersistentModel>: DynamicProperty {
    private let descriptor: FetchDescriptor<Element>
    @Environment(\.modelContext) private var context

    /// The objects; none when a predicate cannot be evaluated.
    public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

    /// The view's context.
    public var modelContext: ModelContext { context }

    /// Fetches every object.
    public init() { self.init(FetchDescriptor()) }

    /// Fetches what a descriptor describes.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) { self.descriptor = descriptor }

    /// Fetches objects in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

    /// Fetches objects in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

    /// Fetches objects in the order of a property that may be missing.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
}
