import IntentsModel

/// A value with a label before it.
nonisolated public struct LabeledContent<Label: View, Content: View>: _PrimitiveView, NodeView {
    private let content: Content
    private let label: Label

    /// Makes any content with any label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        if let style = environment.labeledContentStyle {
            return style.nodes(of: .init(label: AnyView(label), content: AnyView(content)), in: environment)
        }
        return [
            .labeled(
                "labeledContent", label: ViewRenderer.nodes(of: label, in: environment),
                children: ViewRenderer.nodes(of: content, in: environment))
        ]
    }
}

extension LabeledContent where Label == Text {
    /// Makes any content, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(titleKey) } }

    /// Makes any content, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(titleResource) } }

    /// Makes any content, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(title) } }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Makes a text, with a localised title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Makes a text, with a title as it is.
    @_disfavoredOverload
    public init<T: StringProtocol, S: StringProtocol>(_ title: T, value: S) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Makes a value as a format style writes it, with a localised title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }

    /// Makes a value as a format style writes it, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}
