import IntentsModel

/// A change of a view that is recorded as an attribute of its nodes.
package struct ViewModification: Hashable, Sendable {
    /// What happens to a node that already has the attribute.
    package enum Rule: Hashable, Sendable {
        /// The node's own value stays: what is set closest to a view counts, as for fonts and colours.
        case inherited
        /// Each application counts, so the node is framed by a `modified` node with the new value.
        case layered
    }

    package var name: String
    package var value: JSONValue
    package var rule: Rule

    package init(name: String, value: JSONValue, rule: Rule) {
        self.name = name
        self.value = value
        self.rule = rule
    }

    /// The node with the modification.
    func applied(to node: ViewNode) -> ViewNode {
        if node.attributes[name] == nil {
            var node = node
            node.attributes[name] = value
            return node
        }
        return rule == .inherited ? node : ViewNode("modified", attributes: [name: value], children: [node])
    }
}

/// A view with a modification; one that shows several nodes passes it to each.
nonisolated struct ModifiedView<Content: View>: _PrimitiveView, NodeView {
    let content: Content
    let modification: ViewModification

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        ViewRenderer.nodes(of: content, in: environment).map(modification.applied)
    }
}

extension View {
    /// The view with an attribute on its nodes.
    nonisolated package func modified(
        _ name: String, _ value: JSONValue, _ rule: ViewModification.Rule
    ) -> some View {
        ModifiedView(content: self, modification: ViewModification(name: name, value: value, rule: rule))
    }
}

extension EnvironmentValues {
    /// What a row of a list or table is modified with, by the value that identifies it; nil when nothing wants to.
    package var rowModification: ((any Hashable) -> ViewModification?)? {
        get { stored(default: nil) }
        set { store(newValue) }
    }
}

extension View {
    /// The view in surroundings that modify the rows of lists and tables, by the values that identify them.
    nonisolated package func modifyingRows(_ modification: @escaping (any Hashable) -> ViewModification?) -> some View {
        EnvironmentView(content: self) { $0.rowModification = modification }
    }
}
