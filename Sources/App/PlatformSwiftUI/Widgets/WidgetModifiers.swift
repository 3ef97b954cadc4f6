import IntentsModel

/// What a background belongs to (inventory §2.18).
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String

    /// A widget: the surface may leave the background out.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// One view of a navigation.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
    /// Sets the background of the widget, navigation or window that shows this view.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modified(
            "containerBackground",
            .object(["style": attribute(of: style), "container": .string(container.name)]), .inherited)
    }

    /// Puts a view behind the widget, navigation or window that shows this one: a node `containerBackground` with both as
    /// children.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        DecoratedView(kind: "containerBackground", alignment: alignment, content: self, decoration: content())
    }

    /// Sets the URL with which a touch on the widget opens the app; the innermost counts.
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        modified("widgetURL", url.map { .string($0.absoluteString) } ?? .null, .inherited)
    }

    /// Puts the view into the group that takes the accent colour where a surface shows widgets in two tints.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        modified("widgetAccentable", .bool(accentable), .inherited)
    }

    /// Puts a text beside the widget where a surface shows one: an attribute `widgetLabel`.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
        TextAttributeView(content: self, name: "widgetLabel", text: Text(labelKey))
    }

    /// Puts a text as it is beside the widget where a surface shows one: an attribute `widgetLabel`.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
        TextAttributeView(content: self, name: "widgetLabel", text: Text(label))
    }

    /// Puts views beside the widget where a surface shows them: a node `widgetLabel` with the view first.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        DecoratedView(kind: "widgetLabel", alignment: .center, content: self, decoration: label())
    }

    /// Marks content that an intent in progress may make out of date.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        modified("invalidatableContent", .bool(invalidatable), .inherited)
    }
}
