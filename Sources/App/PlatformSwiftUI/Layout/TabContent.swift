import IntentsModel

/// A tab of a tab view, or several.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
    /// What tells the tabs apart.
    associatedtype TabValue: Hashable
}

extension Tab: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Value
}

extension Optional: TabContent where Wrapped: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Wrapped.TabValue
}

extension Group: TabContent where Content: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Content.TabValue

    /// Groups the tabs of `content`.
    public init(@TabContentBuilder<Content.TabValue> content: () -> Content) { self.content = content() }
}

extension ForEach: TabContent where Content: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Content.TabValue
}

/// Several tabs in order, or one of two branches.
nonisolated public struct _TabGroup<TabValue: Hashable>: TabContent, _PrimitiveView, NodeView {
    private let parts: [any View]

    init(_ parts: [any View]) { self.parts = parts }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        parts.flatMap { ViewRenderer.nodes(of: $0, in: environment) }
    }
}

/// Tabs under a title.
nonisolated public struct TabSection<TabValue: Hashable, Content: TabContent>: TabContent, _PrimitiveView, NodeView
where Content.TabValue == TabValue {
    private let header: Text
    private let content: Content

    /// Puts tabs under a localised title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content) {
        header = Text(titleKey)
        self.content = content()
    }

    /// Puts tabs under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<TabValue> content: () -> Content) {
        header = Text(title)
        self.content = content()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [
            .labeled(
                "tabSection", label: ViewRenderer.nodes(of: header, in: environment),
                children: ViewRenderer.nodes(of: content, in: environment))
        ]
    }
}

/// Makes tabs of the statements in a closure.
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
    /// A tab.
    public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

    /// One tab.
    public static func buildBlock<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }

    /// Several tabs in their order.
    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> _TabGroup<TabValue> {
        var parts: [any View] = []
        repeat parts.append(each content)
        return _TabGroup(parts)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: TabContent<TabValue>>(_ content: Content?) -> Content? { content }

    /// The first branch of a choice.
    public static func buildEither<Content: TabContent<TabValue>>(first: Content) -> _TabGroup<TabValue> {
        _TabGroup([first])
    }

    /// The second branch of a choice.
    public static func buildEither<Content: TabContent<TabValue>>(second: Content) -> _TabGroup<TabValue> {
        _TabGroup([second])
    }

    /// A branch of an `if #available`.
    public static func buildLimitedAvailability<Content: TabContent<TabValue>>(
        _ content: Content
    ) -> _TabGroup<TabValue> { _TabGroup([content]) }
}

extension TabView where Content: TabContent, Content.TabValue == SelectionValue {
    /// Shows the tab whose value is selected.
    public init(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.init(selection: selection, showing: content()) }
}

/// A tab with an attribute.
nonisolated struct ModifiedTab<TabValue: Hashable, Content: View>: TabContent, _PrimitiveView, NodeView {
    let content: Content
    let modification: ViewModification

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        ViewRenderer.nodes(of: content, in: environment).map(modification.applied)
    }
}

extension TabContent {
    private nonisolated func with(_ name: String, _ value: JSONValue) -> ModifiedTab<TabValue, Self> {
        ModifiedTab(content: self, modification: ViewModification(name: name, value: value, rule: .inherited))
    }

    /// Shows a number with the tab; none for 0.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { with("badge", .int(count)) }

    /// Shows a text with the tab.
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        with("badge", label.map { .string(String($0)) } ?? .null)
    }

    /// Names the tab for people who rearrange tabs.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        with("customizationID", .string(id))
    }

    /// Says whether the tab is left out.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { with("hidden", .bool(hidden)) }
}
