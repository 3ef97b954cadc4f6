import IntentsModel
import PlatformSwiftUI

// Actions of a listener that run an intent (inventory §2.16): the tree names the intent, and the system runs it.

extension View {
    /// Runs an intent for a listener, with any label.
    /// - Parameters:
    ///   - intent: the intent.
    ///   - label: what the action is called.
    nonisolated public func accessibilityAction<I: AppIntent, Label: View>(
        intent: I, @ViewBuilder label: () -> Label
    ) -> some View { AccessibilityActionView(content: self, action: IntentAction(intent), label: label()) }

    /// Runs an intent when a listener asks for something.
    /// - Parameters:
    ///   - actionKind: what the listener asks for.
    ///   - intent: the intent.
    nonisolated public func accessibilityAction<I: AppIntent>(
        _ actionKind: AccessibilityActionKind = .default, intent: I
    ) -> some View {
        modified(
            "accessibilityAction",
            .object(IntentAction(intent).attributes.merging(["kind": .string(actionKind.name)]) { own, _ in own }),
            .layered)
    }

    /// Runs an intent for a listener, under a text as name.
    nonisolated public func accessibilityAction<I: AppIntent>(named name: Text, intent: I) -> some View {
        accessibilityAction(intent: intent) { name }
    }

    /// Runs an intent for a listener, under a localised name.
    nonisolated public func accessibilityAction<I: AppIntent>(
        named nameKey: LocalizedStringKey, intent: I
    ) -> some View { accessibilityAction(named: Text(nameKey), intent: intent) }

    /// Runs an intent for a listener, under a localised name.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<I: AppIntent>(
        named nameResource: LocalizedStringResource, intent: I
    ) -> some View { accessibilityAction(named: Text(nameResource), intent: intent) }

    /// Runs an intent for a listener, under a name as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<I: AppIntent, S: StringProtocol>(
        named name: S, intent: I
    ) -> some View { accessibilityAction(named: Text(name), intent: intent) }
}

/// A view with an action whose label is made of views.
nonisolated struct AccessibilityActionView<Content: View, Label: View>: _PrimitiveView, NodeView {
    let content: Content
    let action: IntentAction
    let label: Label

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let node = ViewNode.labeled("accessibilityAction", label: ViewRenderer.nodes(of: label, in: environment))
        let name: [String: JSONValue] = node.text.map { ["name": .string($0)] } ?? [:]
        let value = JSONValue.object(action.attributes.merging(name) { own, _ in own })
        return ViewRenderer.nodes(of: content.modified("accessibilityAction", value, .layered), in: environment)
    }
}
