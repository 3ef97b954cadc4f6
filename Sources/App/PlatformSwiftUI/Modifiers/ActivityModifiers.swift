import IntentsModel

/// Modifiers that say what a view's window can show. The tree records them, and the app's windows act on them.
extension View {
    /// Acts when an activity of a kind continues here.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
    ) -> some View {
        handlingSceneEvents { event in
            guard case .activity(let activity) = event, activity.activityType == activityType else { return false }
            action(activity)
            return true
        }
        .modified("onContinueUserActivity", .string(activityType), .layered)
    }

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
        let conditions = ExternalEventConditions(preferring: preferring, allowing: allowing)
        return SceneEventView(content: self, conditions: conditions)
            .modified("handlesExternalEvents", .object(value), .inherited)
    }

    /// Says what the person is doing with an element while this view is in a window; nothing without an element.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { userActivity(activityType, isActive: element != nil) { _ in } }
}
