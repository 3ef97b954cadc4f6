import IntentsModel

/// Views of which the person sees one at a time.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView, NodeView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Shows the view of `content` whose tag is selected.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, showing: content())
    }

    init(selection: Binding<SelectionValue>?, showing content: Content) {
        self.selection = selection
        self.content = content
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let attributes = selection.map { ["selection": JSONValue.string(tagText($0.wrappedValue))] } ?? [:]
        return [ViewNode("tabView", attributes: attributes, children: ViewRenderer.nodes(of: content, in: environment))]
    }
}

extension TabView where SelectionValue == Int {
    /// Shows one of the views of `content`.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// One view of a tab view.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: _PrimitiveView, NodeView {
    private let value: Value?
    private let content: Content
    private let label: Label

    /// Makes a tab with a value and any label.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let attributes = value.map { ["tag": JSONValue.string(tagText($0))] } ?? [:]
        return [
            .labeled(
                "tab", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment),
                children: ViewRenderer.nodes(of: content, in: environment))
        ]
    }
}

extension Tab where Label == PlatformSwiftUI.Label<Text, Image> {
    /// Makes a tab with a value, a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value: value, content: content) { PlatformSwiftUI.Label(titleKey, systemImage: systemImage) } }

    /// Makes a tab with a value, a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value: value, content: content) { PlatformSwiftUI.Label(title, systemImage: systemImage) } }
}

extension Tab where Value == Never, Label == PlatformSwiftUI.Label<Text, Image> {
    /// Makes a tab with a localised title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        value = nil
        self.content = content()
        label = PlatformSwiftUI.Label(titleKey, systemImage: systemImage)
    }

    /// Makes a tab with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        value = nil
        self.content = content()
        label = PlatformSwiftUI.Label(title, systemImage: systemImage)
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    /// It searches.
    public static let search = TabRole()
}

extension Tab where Value == Never, Label == PlatformSwiftUI.Label<Text, Image> {
    /// Makes a tab for a purpose, with a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, content: content) }

    /// Makes a tab for a purpose.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init("Search", systemImage: "magnifyingglass", content: content)
    }
}

extension Tab where Label == PlatformSwiftUI.Label<Text, Image> {
    /// Makes a tab for a purpose, with a value.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init("Search", systemImage: "magnifyingglass", value: value, content: content)
    }

    /// Makes a tab for a purpose, with a value, a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, value: value, content: content) }
}

extension View {
    /// Sets what the view's tab shows.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        DecoratedView(kind: "tabItem", alignment: .center, content: self, decoration: label())
    }
}

/// When a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// When people go down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// When people go up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
    /// Sets when the tab bar becomes small.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        modified("tabBarMinimizeBehavior", .string(behavior.name), .inherited)
    }

    /// Shows a view above the tab bar.
    nonisolated public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View {
        DecoratedView(kind: "tabViewBottomAccessory", alignment: .bottom, content: self, decoration: content())
    }
}
