import IntentsModel

extension View {
    /// Sets the title above this view.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        TextAttributeView(content: self, name: "navigationTitle", text: title)
    }

    /// Sets the localised title above this view.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the localised title above this view.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the title above this view, as it is.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Says what a navigation stack shows for values of a type.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { modified("navigationDestination", .string("\(D.self)"), .layered) }

    /// Says what a navigation stack shows as long as the binding says so.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        PresentingView(kind: "navigationDestination", title: nil, content: self) {
            isPresented.wrappedValue ? destination() : nil
        }
    }

    /// Says what a navigation stack shows as long as there is an item.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        PresentingView(kind: "navigationDestination", title: nil, content: self) {
            item.wrappedValue.map(destination)
        }
    }

    /// Sets the text below the title above this view.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        TextAttributeView(content: self, name: "navigationSubtitle", text: subtitle)
    }

    /// Sets the localised text below the title above this view.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets how the title above this view is shown.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        modified("navigationBarTitleDisplayMode", .string(displayMode.rawValue), .inherited)
    }

    /// Sets the localised title above this view, in the older form.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Hides the way back.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modified("navigationBarBackButtonHidden", .bool(hidesBackButton), .inherited)
    }

    /// Sets how wide the column with this view is.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modified("navigationSplitViewColumnWidth", .double(Double(width)), .inherited)
    }

    /// Adds a field for a search.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        TextAttributeView(content: self, name: "searchable", text: prompt ?? Text(verbatim: text.wrappedValue))
    }

    /// Adds a field for a search with a localised prompt.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

/// Where a field for a search is.
public struct SearchFieldPlacement: Hashable, Sendable {
    private init() {}

    /// As the surface chooses.
    public static let automatic = SearchFieldPlacement()
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// In the bar above a view.
    public static let navigationBarDrawer = SearchFieldPlacement()
}

/// The bar above a view of a navigation.
public enum NavigationBarItem {
    /// How a title is shown.
    public enum TitleDisplayMode: String, Hashable, Sendable {
        /// As the view before.
        case automatic
        /// In the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}
