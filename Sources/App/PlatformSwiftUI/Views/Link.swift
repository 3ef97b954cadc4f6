import IntentsModel

/// A control that opens a URL.
nonisolated public struct Link<Label: View>: _PrimitiveView, NodeView {
    private let destination: URL
    private let label: Label

    /// Makes a link with any label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let attributes: [String: JSONValue] = ["destination": .string(destination.absoluteString)]
        return [.labeled("link", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment))]
    }
}

extension Link where Label == Text {
    /// Makes a link with a localised title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Makes a link with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}
