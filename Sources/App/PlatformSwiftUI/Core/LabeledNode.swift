import IntentsModel

extension ViewNode {
    /// A node for a control with a label.
    ///
    /// A label that is one plain text, one image or one of each becomes the node's own text and image, so that
    /// readers need not look into it; any other label becomes children.
    package static func labeled(
        _ kind: String, attributes: [String: JSONValue] = [:], label: [ViewNode], children: [ViewNode] = []
    ) -> ViewNode {
        let parts = label.count == 1 && label[0].kind == "label" && label[0].attributes.isEmpty ? [label[0]] : label
        let texts = parts.filter(\.isPlainText)
        let images = parts.filter(\.isPlainImage)
        let isSimple = texts.count <= 1 && images.count <= 1 && texts.count + images.count == parts.count
        if isSimple {
            return ViewNode(
                kind, text: texts.first?.text, image: images.first?.image, attributes: attributes, children: children)
        }
        if parts.count == 1, parts[0].kind == "label", parts[0].children.isEmpty {
            return ViewNode(
                kind, text: parts[0].text, image: parts[0].image, attributes: attributes, children: children)
        }
        return ViewNode(kind, attributes: attributes, children: parts + children)
    }

    private var isPlainText: Bool { kind == "text" && attributes.isEmpty && children.isEmpty }
    private var isPlainImage: Bool { kind == "image" && attributes.isEmpty && children.isEmpty }
}
