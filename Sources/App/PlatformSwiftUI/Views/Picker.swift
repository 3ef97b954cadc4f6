import IntentsModel

/// A control that chooses one of several values; each view of its content has its value as a tag.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView, NodeView {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label

    /// Chooses one of the views of `content`, with any label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [
            .labeled(
                "picker", attributes: ["selection": .string(tagText(selection.wrappedValue))],
                label: ViewRenderer.nodes(of: label, in: environment),
                children: ViewRenderer.nodes(of: content, in: environment))
        ]
    }
}

extension Picker where Label == Text {
    /// Chooses one of the views of `content`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }

    /// Chooses one of the views of `content`, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleResource) } }

    /// Chooses one of the views of `content`, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == PlatformSwiftUI.Label<Text, Image> {
    /// Chooses one of the views of `content`, with a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { PlatformSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Chooses one of the views of `content`, with a localised title and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            PlatformSwiftUI.Label(titleResource, systemImage: systemImage)
        }
    }

    /// Chooses one of the views of `content`, with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { PlatformSwiftUI.Label(title, systemImage: systemImage) } }
}

/// A value as the attribute `tag` has it: an optional counts as the value inside.
func tagText<V>(_ value: V) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(describing: value) }
    return mirror.children.first.map { tagText($0.value) } ?? "nil"
}

extension View {
    /// Gives the view the value that it stands for in a picker, list or tab view.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modified("tag", .string(tagText(tag)), .inherited)
    }
}
