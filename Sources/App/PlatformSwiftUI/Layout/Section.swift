import IntentsModel

/// A part of a list or form, with a header and a footer.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: _PrimitiveView, NodeView {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    /// Makes a section with any header and footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let header = ViewRenderer.nodes(of: header, in: environment)
        let footer = ViewRenderer.nodes(of: footer, in: environment)
        let rows = ViewRenderer.nodes(of: content, in: environment)
        let ending = footer.isEmpty ? [] : [ViewNode.labeled("footer", label: footer)]
        return [.labeled("section", label: header, children: rows + ending)]
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Makes a section without header and footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Footer == EmptyView {
    /// Makes a section with any header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// Makes a section with any footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Makes a section with a localised header.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) })
    }

    /// Makes a section with a header as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) })
    }
}

// The older forms, with header and footer before the content.
extension Section {
    /// Makes a section with any header and footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }

    /// Makes a section with any header.
    public init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView {
        self.init(content: content, header: { header })
    }

    /// Makes a section with any footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView {
        self.init(content: content, footer: { footer })
    }

    /// Makes a section with a localised header that the person can fold.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    where Parent == Text, Footer == EmptyView { self.init(content: content, header: { Text(titleKey) }) }
}
