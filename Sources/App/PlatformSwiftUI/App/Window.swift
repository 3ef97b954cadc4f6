/// One window that there is only once.
nonisolated public struct Window<Content: View>: _PrimitiveScene {
    let content: () -> Content

    /// Shows the views of `content` in the window `id`, under a localised title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    /// Shows the views of `content` in the window `id`, under a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
}

/// The app's settings window.
nonisolated public struct Settings<Content: View>: _PrimitiveScene {
    private let content: () -> Content

    /// Shows the views of `content`.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

/// The app's item in the menu bar.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
    private let label: Label
    private let content: Content

    /// Shows the views of `content`, with any label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// Shows the views of `content`, with any label, as long as the binding says so.
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label)
    }
}

extension MenuBarExtra where Label == Text {
    /// Shows the views of `content`, with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Shows the views of `content`, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension MenuBarExtra where Label == PlatformSwiftUI.Label<Text, Image> {
    /// Shows the views of `content`, with a localised title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PlatformSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Shows the views of `content`, with a title as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PlatformSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Shows the views of `content`, with a localised title and a symbol, as long as the binding says so.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) { self.init(content: content) { PlatformSwiftUI.Label(titleKey, systemImage: systemImage) } }
}
