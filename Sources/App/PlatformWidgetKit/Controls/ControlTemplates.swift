import IntentsModel
import PlatformSwiftUI

/// A template that knows what it shows.
@MainActor protocol ShownControlTemplate: ControlWidgetTemplate {
    func state(in locale: Locale) -> HostedControlState?
}

extension ShownControlTemplate {
    /// The tree of a label, or nothing for a label without contents.
    func secondLabel(_ label: some View, in locale: Locale) -> ViewNode? {
        let node = viewNode(of: label, locale: locale)
        return node.kind == "empty" ? nil : node
    }
}

/// What any template shows; nil when it is the empty one.
@MainActor func controlState(of template: some ControlWidgetTemplate, in locale: Locale) -> HostedControlState? {
    if let shown = template as? any ShownControlTemplate { return shown.state(in: locale) }
    if template is any _PrimitiveControlWidgetTemplate { return nil }
    return controlState(of: template.body, in: locale)
}

extension _ConditionalControlTemplate: ShownControlTemplate {
    @MainActor func state(in locale: Locale) -> HostedControlState? { controlState(of: chosen, in: locale) }
}

/// A template with a change to what it shows.
struct ModifiedControlTemplate<Content: ControlWidgetTemplate>: _PrimitiveControlWidgetTemplate, ShownControlTemplate {
    let content: Content
    let change: (inout HostedControlState) -> Void

    func state(in locale: Locale) -> HostedControlState? {
        guard var state = controlState(of: content, in: locale) else { return nil }
        change(&state)
        return state
    }
}

extension ControlWidgetTemplate {
    private func changed(_ change: @escaping (inout HostedControlState) -> Void) -> some ControlWidgetTemplate {
        ModifiedControlTemplate(content: self, change: change)
    }

    /// Sets the colour of the control while it is on; what is set closest to the template counts.
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { changed { $0.tint = $0.tint ?? tint } }

    /// Stops the control from reacting to the person.
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        changed { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Hides the control's state from others while the device is locked.
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        changed { $0.isPrivacySensitive = sensitive }
    }
}

extension View {
    /// Says what a press does, in a control's label.
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
        modified("controlWidgetActionHint", .string(hint.string(in: LocalizationScope.current)), .inherited)
    }

    /// Says what a press does, in a control's label.
    nonisolated public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
        controlWidgetActionHint(Text(hintKey))
    }

    /// Says what a press does, in a control's label, with a text as it is.
    @_disfavoredOverload
    nonisolated public func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
        controlWidgetActionHint(Text(hint))
    }

    /// Says something about the state that the system shows for a moment.
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View {
        modified("controlWidgetStatus", .string(status.string(in: LocalizationScope.current)), .inherited)
    }

    /// Says something about the state that the system shows for a moment.
    nonisolated public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
        controlWidgetStatus(Text(statusKey))
    }

    /// Says something about the state that the system shows for a moment, with a text as it is.
    @_disfavoredOverload
    nonisolated public func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View {
        controlWidgetStatus(Text(status))
    }
}
