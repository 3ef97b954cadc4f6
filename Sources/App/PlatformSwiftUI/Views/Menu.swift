import IntentsModel

/// A control that shows more controls when it is pressed.
nonisolated public struct Menu<Label: View, Content: View>: _PrimitiveView, NodeView {
    /// What pressing does inside the app instead; then the controls come with a long press.
    package let primaryAction: (@MainActor () -> Void)?
    private let content: Content
    private let label: Label

    /// Shows the views of `content`, with any label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content(), label: label(), primaryAction: nil)
    }

    /// Shows the views of `content` on a long press and acts on a short one, with any label.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content(), label: label(), primaryAction: primaryAction) }

    private init(content: Content, label: Label, primaryAction: (@MainActor () -> Void)?) {
        self.content = content
        self.label = label
        self.primaryAction = primaryAction
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let attributes: [String: JSONValue] = primaryAction == nil ? [:] : ["primaryAction": .bool(true)]
        return [
            .labeled(
                "menu", attributes: attributes, label: ViewRenderer.nodes(of: label, in: environment),
                children: ViewRenderer.nodes(of: content, in: environment))
        ]
    }
}

extension Menu where Label == Text {
    /// Shows the views of `content`, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(titleKey) } }

    /// Shows the views of `content`, with a localised title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(titleResource) } }

    /// Shows the views of `content`, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { Text(title) } }

    /// Shows the views of `content` on a long press and acts on a short one, with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
}

extension Menu where Label == PlatformSwiftUI.Label<Text, Image> {
    /// Shows the views of `content`, with a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { PlatformSwiftUI.Label(titleKey, systemImage: systemImage) } }

    /// Shows the views of `content`, with a localised title and a symbol.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { PlatformSwiftUI.Label(titleResource, systemImage: systemImage) } }

    /// Shows the views of `content`, with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) { PlatformSwiftUI.Label(title, systemImage: systemImage) } }
}
