import PlatformFoundation

/// A titled group of the values of a shortcut's parameter (inventory §2.10).
public protocol AppShortcutOptionsCollectionProtocol {
    /// What offers the values.
    associatedtype Provider: DynamicOptionsProvider
    /// Offers the values of the group.
    var dynamicOptionsProvider: Provider { get }
    /// The name of the group.
    var title: LocalizedStringResource { get }
    /// The symbol of the group.
    var systemImageName: String? { get }
}

/// A group of values: those that a provider or query offers.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: AppShortcutOptionsCollectionProtocol {
    /// Offers the values of the group.
    public let dynamicOptionsProvider: Provider
    /// The name of the group.
    public let title: LocalizedStringResource
    /// The symbol of the group.
    public let systemImageName: String?

    /// Makes a group.
    /// - Parameters:
    ///   - provider: offers the values.
    ///   - title: the name of the group.
    ///   - systemImageName: its symbol.
    public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String? = nil) {
        dynamicOptionsProvider = provider
        self.title = title
        self.systemImageName = systemImageName
    }
}

/// The groups of values of a shortcut's parameter, in the order in which they are shown.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
    /// The type of the values.
    associatedtype Value: _IntentValue
}

/// Collects the groups of a presentation.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
    /// All groups, in order.
    public static func buildBlock<each Collection: AppShortcutOptionsCollectionProtocol>(
        _ collections: repeat each Collection
    ) -> some AppShortcutOptionsCollectionSpecification<Value> {
        var all: [any AppShortcutOptionsCollectionProtocol] = []
        repeat all.append(each collections)
        return OptionsCollections<Value>(all: all)
    }
}

/// Groups of values, in order.
struct OptionsCollections<Value: _IntentValue>: AppShortcutOptionsCollectionSpecification {
    // A provider need not be Sendable; nothing but the tasks that ask it for values reads it, one after the other.
    nonisolated(unsafe) let all: [any AppShortcutOptionsCollectionProtocol]

    func makeIterator() -> some IteratorProtocol<any AppShortcutOptionsCollectionProtocol> { all.makeIterator() }
}
