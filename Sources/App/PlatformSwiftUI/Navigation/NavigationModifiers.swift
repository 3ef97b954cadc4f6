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

    /// Sets the title above this view, which the person may change. Surfaces here show it only.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// Sets the text below the title above this view, as it is.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
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

    /// Adds a field for a search with a prompt as it is.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Adds a field for a search that may be open.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

    /// Adds a field for a search that may be open, with a localised prompt.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

    /// Adds proposals below the field for a search: a node `searchSuggestions` with the view first.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        DecoratedView(kind: "searchSuggestions", alignment: .center, content: self, decoration: suggestions())
    }

    /// Adds kinds of results to choose from: a node `searchScopes` with the view first.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        DecoratedView(kind: "searchScopes", alignment: .center, content: self, decoration: scopes())
    }

    /// Adds views at the sides of the bar above this view, in the older form: a node `navigationBarItems` with the view first.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        DecoratedView(kind: "navigationBarItems", alignment: .center, content: self, decoration: trailing)
    }

    /// Adds views at the sides of the bar above this view, in the older form: a node `navigationBarItems` with the view first.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        DecoratedView(kind: "navigationBarItems", alignment: .center, content: self, decoration: leading)
    }

    /// Adds views at the sides of the bar above this view, in the older form: a node `navigationBarItems` with the view first.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }

    /// Presents a view at the side as long as the binding says so.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        PresentingView(kind: "inspector", title: nil, content: self) { isPresented.wrappedValue ? content() : nil }
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

    /// In the bar above a view, always or when it is pulled down.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { SearchFieldPlacement() }

    /// When a field in the bar is there.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        /// When it is pulled down.
        case automatic
        /// Always.
        case always
    }
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
