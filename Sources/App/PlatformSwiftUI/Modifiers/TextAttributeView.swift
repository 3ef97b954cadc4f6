import IntentsModel

/// A view with an attribute whose text depends on the reader's language.
nonisolated struct TextAttributeView<Content: View>: _PrimitiveView, NodeView {
    let content: Content
    let name: String
    let text: Text

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let value = JSONValue.string(text.string(in: environment.locale))
        let modification = ViewModification(name: name, value: value, rule: .inherited)
        return ViewRenderer.nodes(of: content, in: environment).map(modification.applied)
    }
}
