import IntentsModel

extension ViewNode {
    /// All texts of the tree, from top to bottom.
    public var texts: [String] { [text].compactMap { $0 } + children.flatMap(\.texts) }

    /// All nodes of a kind, from top to bottom; kinds are SwiftUI's names in lower camel case.
    public func nodes(ofKind kind: String) -> [ViewNode] {
        (self.kind == kind ? [self] : []) + children.flatMap { $0.nodes(ofKind: kind) }
    }
}
