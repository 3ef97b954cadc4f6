import IntentsModel

/// Content that can be folded away.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: _PrimitiveView, NodeView {
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content
    private let label: Label

    private init(_ isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label
    }

    /// Folds the views of `content`, with any label; unfolded by the person.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content, label: label())
    }

    /// Folds the views of `content`, with any label.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(isExpanded, content: content, label: label()) }

    // Folded content is in the tree too: the surface unfolds it without asking.
    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [
            .labeled(
                "disclosureGroup", attributes: ["isExpanded": .bool(isExpanded?.wrappedValue ?? false)],
                label: ViewRenderer.nodes(of: label, in: environment),
                children: ViewRenderer.nodes(of: content(), in: environment))
        ]
    }
}

extension DisclosureGroup where Label == Text {
    /// Folds the views of `content`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(titleKey) } }

    /// Folds the views of `content`, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(titleResource) } }

    /// Folds the views of `content`, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(title) } }

    /// Folds the views of `content`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

    /// Folds the views of `content`, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }

    /// Folds the views of `content`, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
