import IntentsModel

/// Modifiers whose closures need a window: the tree records that the view asks for the event. A snippet has no window,
/// so none of these closures runs in one.
extension View {
    /// Acts when the view appears in a window.
    nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modified("onAppear", .bool(action != nil), .inherited)
    }

    /// Acts when the view leaves its window.
    nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modified("onDisappear", .bool(action != nil), .inherited)
    }

    /// Runs work as long as the view is in a window.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { modified("task", .bool(true), .inherited) }

    /// Runs work as long as the view is in a window, anew whenever `value` changes.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View { modified("task", .bool(true), .inherited) }

    /// Acts when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ old: V, _ new: V) -> Void
    ) -> some View { modified("onChange", .bool(true), .inherited) }

    /// Acts when a value changes.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View { modified("onChange", .bool(true), .inherited) }

    /// Acts when the view is tapped.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        modified("onTapGesture", .int(count), .inherited)
    }

    /// Acts when the app is asked to open a URL.
    nonisolated public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        modified("onOpenURL", .bool(true), .inherited)
    }

    /// Acts when an activity of a kind continues here.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View { modified("onContinueUserActivity", .string(activityType), .layered) }

    /// Says what the person is doing while this view is in a window.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View {
        modified(
            "userActivity", .object(["type": .string(activityType), "isActive": .bool(isActive)]), .layered)
    }

    /// Says which contents this view's window wants to show, and which it can (inventory §4.4).
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        let value: [String: JSONValue] = [
            "preferring": .array(preferring.sorted().map { .string($0) }),
            "allowing": .array(allowing.sorted().map { .string($0) }),
        ]
        return modified("handlesExternalEvents", .object(value), .inherited)
    }
}
