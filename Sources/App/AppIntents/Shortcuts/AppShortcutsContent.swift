/// Something that holds shortcuts, as the builder of a provider's list sees it (inventory §2.10).
public protocol AppShortcutsContent {
    /// The shortcuts, in order.
    var appShortcuts: [AppShortcut] { get }
}

/// Marks what a statement of ``AppShortcutsBuilder`` may yield.
public protocol _AppShortcutsContentMarker {}

/// Marks what a condition in ``AppShortcutsBuilder`` may yield: only a question about availability does.
public protocol _LimitedAvailabilityAppShortcutsContentMarker {}

/// Marks content that holds its shortcuts itself.
public protocol _AppShortcutsContentEmitterMarker {}

/// The shortcuts of an `if #available` branch; they are there on every system, as Linux takes the branch.
public struct LimitedAvailabilityAppShortcuts: AppShortcutsContent, Sendable {
    /// The shortcuts of the branch, in order.
    public let appShortcuts: [AppShortcut]
}

extension LimitedAvailabilityAppShortcuts: _AppShortcutsContentMarker, _AppShortcutsContentEmitterMarker,
    _LimitedAvailabilityAppShortcutsContentMarker
{}
