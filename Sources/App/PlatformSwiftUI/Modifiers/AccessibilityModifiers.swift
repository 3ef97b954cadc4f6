import IntentsModel

extension View {
    /// Describes the view to a listener.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        TextAttributeView(content: self, name: "accessibilityLabel", text: label)
    }

    /// Describes the view to a listener with a localised text.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        TextAttributeView(content: self, name: "accessibilityLabel", text: Text(labelKey))
    }

    /// Describes the view to a listener with a text as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        TextAttributeView(content: self, name: "accessibilityLabel", text: Text(label))
    }

    /// Hides the view from a listener.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modified("accessibilityHidden", .bool(hidden), .inherited)
    }

    /// Describes the view to a listener with a localised text.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    /// Tells a listener the view's value.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        TextAttributeView(content: self, name: "accessibilityValue", text: value)
    }

    /// Tells a listener the view's value with a localised text.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Tells a listener the view's value with a text as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Tells a listener what the view does.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        TextAttributeView(content: self, name: "accessibilityHint", text: hint)
    }

    /// Tells a listener what the view does with a localised text.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Tells a listener what the view does with a text as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Names the view for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modified("accessibilityIdentifier", .string(identifier), .inherited)
    }

    /// Says what the view is to a listener.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modified("accessibilityTraits", .array(traits.names.map { .string($0) }), .layered)
    }

    /// Says what the view is not to a listener.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modified("accessibilityRemovedTraits", .array(traits.names.map { .string($0) }), .layered)
    }

    /// Makes the view one thing for a listener.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modified("accessibilityElement", .string(children.name), .inherited)
    }

    /// Says which views a listener hears first.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modified("accessibilitySortPriority", .double(sortPriority), .inherited)
    }

    /// Does something for a listener.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { modified("accessibilityAction", .string(actionKind.name), .layered) }

    /// Changes a value up or down for a listener. Surfaces here offer no such gesture, so the handler never runs.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { modified("accessibilityAdjustable", .bool(true), .inherited) }

    /// Does something under a localised name for a listener.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { TextAttributeView(content: self, name: "accessibilityAction", text: Text(nameKey)) }

    /// Does something under a name as it is for a listener.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { TextAttributeView(content: self, name: "accessibilityAction", text: Text(name)) }

    /// Does something under a name for a listener.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        TextAttributeView(content: self, name: "accessibilityAction", text: name)
    }
}

/// Which way a listener changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}
