import IntentsModel

/// A control that chooses a colour.
nonisolated public struct ColorPicker<Label: View>: _PrimitiveView, NodeView {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    /// Chooses a colour, with any label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let attributes: [String: JSONValue] = [
            "value": selection.wrappedValue.styleAttribute, "supportsOpacity": .bool(supportsOpacity),
        ]
        return [.labeled("colorPicker", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment))]
    }
}

extension ColorPicker where Label == Text {
    /// Chooses a colour, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }

    /// Chooses a colour, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) } }

    /// Chooses a colour, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
