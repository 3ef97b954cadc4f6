import IntentsModel

/// A control that shows another view.
nonisolated public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView, NodeView {
    private let value: String?
    private let label: Label

    /// Shows `destination`.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        value = nil
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let attributes = value.map { ["value": JSONValue.string($0)] } ?? [:]
        return [
            .labeled("navigationLink", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment))
        ]
    }
}

extension NavigationLink {
    /// Shows `destination`, in the older form.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, label: label)
    }

    /// Shows `destination` under a localised title, in the older form.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) where Label == Text {
        self.init(destination: { destination }, label: { Text(titleKey) })
    }

    /// Shows `destination` under a title as it is, in the older form.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) where Label == Text {
        self.init(destination: { destination }, label: { Text(title) })
    }
}

extension NavigationLink where Destination == Never {
    /// Appends a value to the path of the navigation stack.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.value = value.map { "\($0)" }
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    /// Shows `destination` under a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Shows `destination` under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Appends a value under a localised title.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Appends a value under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}
