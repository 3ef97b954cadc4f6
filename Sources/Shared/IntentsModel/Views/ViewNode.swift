/// One node of a view tree: what a snippet or a window shows, without any code.
public struct ViewNode: Hashable, Sendable, Codable {
    /// What the node is, for example `text`, `vstack`, `image`; the view's SwiftUI name in lower camel case.
    public var kind: String
    /// The text it shows, already localised.
    public var text: String?
    /// The image it shows.
    public var image: ImageValue?
    /// The views inside.
    public var children: [ViewNode]
    /// Modifiers and options by name, in application order where it matters.
    public var attributes: [String: JSONValue]

    /// Makes a node.
    public init(
        _ kind: String, text: String? = nil, image: ImageValue? = nil, attributes: [String: JSONValue] = [:],
        children: [ViewNode] = []
    ) {
        self.kind = kind
        self.text = text
        self.image = image
        self.attributes = attributes
        self.children = children
    }
}
