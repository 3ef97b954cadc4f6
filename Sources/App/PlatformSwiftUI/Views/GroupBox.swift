import IntentsModel

/// Content in a box, with a label above.
nonisolated public struct GroupBox<Label: View, Content: View>: _PrimitiveView, NodeView {
    private let content: Content
    private let label: Label

    /// Makes a box with any label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Makes a box with any label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.label = label
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        if let style = environment.groupBoxStyle {
            return style.nodes(of: .init(label: AnyView(label), content: AnyView(content)), in: environment)
        }
        return [
            .labeled(
                "groupBox", label: ViewRenderer.nodes(of: label, in: environment),
                children: ViewRenderer.nodes(of: content, in: environment))
        ]
    }
}

extension GroupBox where Label == EmptyView {
    /// Makes a box without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Makes a box, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(titleKey) } }

    /// Makes a box, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(titleResource) } }

    /// Makes a box, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(title) } }
}

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: _PrimitiveView, NodeView {
    private let content: Content
    private let label: AnyView?

    /// Groups the controls of `content`.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    /// Groups the controls of `content`, with any label.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
        self.label = AnyView(self.content.label)
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [
            .labeled(
                "controlGroup", label: label.map { ViewRenderer.nodes(of: $0, in: environment) } ?? [],
                children: ViewRenderer.nodes(of: content, in: environment))
        ]
    }
}

extension ControlGroup {
    /// Groups the controls of `content`, with a localised title.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(titleKey) } }

    /// Groups the controls of `content`, with a title as it is.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(title) } }

    /// Groups the controls of `content`, with a localised title and a symbol.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Groups the controls of `content`, with a title as it is and a symbol.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    /// The controls.
    public var body: some View { content }
}
