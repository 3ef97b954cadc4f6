import IntentsModel

/// A field for a secret: its node does not say what is in it, only how long it is.
nonisolated public struct SecureField<Label: View>: _PrimitiveView, NodeView {
    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    /// Makes a field with any label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var attributes: [String: JSONValue] = ["length": .int(text.wrappedValue.count)]
        if let prompt { attributes["prompt"] = .string(prompt.string(in: environment.locale)) }
        return [.labeled("secureField", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment))]
    }
}

extension SecureField where Label == Text {
    /// Makes a field, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
    ) { self.init(text: text, prompt: prompt) { Text(titleKey) } }

    /// Makes a field, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil
    ) { self.init(text: text, prompt: prompt) { Text(titleResource) } }

    /// Makes a field, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil
    ) { self.init(text: text, prompt: prompt) { Text(title) } }
}

/// A field for a long text.
nonisolated public struct TextEditor: _PrimitiveView, NodeView {
    private let text: Binding<String>

    /// Makes a field.
    public init(text: Binding<String>) { self.text = text }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("textEditor", attributes: ["value": .string(text.wrappedValue)])]
    }
}
