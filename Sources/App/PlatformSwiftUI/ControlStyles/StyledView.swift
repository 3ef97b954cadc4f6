import IntentsModel

/// A view with a style for the controls in it: a look that surfaces know is an attribute, one of the app's own is a body
/// that stands for each control.
nonisolated struct StyledView<Content: View>: _PrimitiveView, NodeView {
    let content: Content
    let attribute: String
    let style: Any
    /// Gives the controls a style of the app's own, or takes that of a view above away.
    let set: (inout EnvironmentValues, _ isOwn: Bool) -> Void

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        let isOwn = !(style is any NamedControlStyle)
        set(&inner, isOwn)
        let nodes = ViewRenderer.nodes(of: content, in: inner)
        guard !isOwn else { return nodes }
        let look = ViewModification(name: attribute, value: styleName(of: style), rule: .inherited)
        return nodes.map(look.applied)
    }
}
