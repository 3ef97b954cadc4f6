import IntentsModel

/// A field for a line of text.
nonisolated public struct TextField<Label: View>: _PrimitiveView, NodeView {
    private let text: Binding<String>
    private let label: Label

    /// Makes a field with any label.
    public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let attributes: [String: JSONValue] = ["value": .string(text.wrappedValue)]
        return [.labeled("textField", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment))]
    }
}

extension TextField where Label == Text {
    /// Makes a field with a localised title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Makes a field with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }
}
