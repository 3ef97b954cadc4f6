import IntentsModel

/// What the system around a view does, and how texts are set: the tree records it.
extension View {
    /// Says whether the system's own controls cover the view.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        modified("persistentSystemOverlays", .string(visibility.rawValue), .inherited)
    }

    /// Lets the view have gestures at edges before the system.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        modified("defersSystemGestures", .bool(true), .inherited)
    }

    /// Says whether the status bar is seen, in the older form.
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Says whether the navigation bar is seen, in the older form.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        modified("navigationBarHidden", .bool(hidden), .inherited)
    }

    /// Says whether links look like links.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        modified("navigationLinkIndicatorVisibility", .string(visibility.rawValue), .inherited)
    }

    /// Sets the file that the window shows.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        modified("navigationDocument", .string(url.absoluteString), .inherited)
    }

    /// Sets light or dark, in the older form.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Keeps settings of the views inside in a store.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

    /// Sets the size of texts among texts.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        modified("textScale", .string(isEnabled ? scale.name : Text.Scale.default.name), .inherited)
    }

    /// Sets the language by which texts are set.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        modified("typesettingLanguage", isEnabled ? .string(language.minimalIdentifier) : .null, .inherited)
    }

    /// Says whether the system helps people to write.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        modified("writingToolsBehavior", .string(behavior.name), .inherited)
    }

    /// Sets the look of a field for long texts.
    nonisolated public func textEditorStyle(_ style: NamedTextEditorStyle) -> some View {
        modified("textEditorStyle", .string(style.name), .inherited)
    }

    /// Takes the effects of symbols away.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modified("symbolEffectsRemoved", .bool(isEnabled), .inherited)
    }

    /// Moves the view and what is in it as one.
    nonisolated public func geometryGroup() -> some View { self }

    /// Makes dark parts transparent.
    nonisolated public func luminanceToAlpha() -> some View { modified("luminanceToAlpha", .bool(true), .inherited) }

    /// Adds the room that the surface keeps at its edges.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modified("scenePadding", .bool(true), .inherited)
    }

    /// Follows the curve of the surface.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
        modified("widgetCurvesContent", .bool(curvesContent), .inherited)
    }

    /// Sets the range of brightness of images.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        modified("allowedDynamicRange", range.map { .string($0.name) } ?? .null, .inherited)
    }

    /// Adds a bar at an edge that content passes below.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { DecoratedView(kind: "safeAreaBar", alignment: .center, content: self, decoration: content()) }

    /// Binds whether the search field has the focus.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        modified("searchFocused", .bool(binding.wrappedValue), .inherited)
    }

    /// Sets what a suggestion completes a search to.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modified("searchCompletion", .string(completion), .inherited)
    }

    /// Says whether the search field becomes small.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        modified("searchToolbarBehavior", .string(behavior.name), .inherited)
    }

    /// Says what becomes of the toolbar while people search.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { modified("searchPresentationToolbarBehavior", .string(behavior.name), .inherited) }

    /// Sets the menu of the title.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        DecoratedView(kind: "toolbarTitleMenu", alignment: .center, content: self, decoration: content())
    }
}

extension Text {
    /// The size of a text among texts.
    public struct Scale: Hashable, Sendable {
        let name: String

        /// As others.
        public static let `default` = Scale(name: "default")
        /// Smaller.
        public static let secondary = Scale(name: "secondary")
    }
}

extension Image {
    /// A range of brightness.
    public struct DynamicRange: Hashable, Sendable {
        let name: String

        /// The usual one.
        public static let standard = DynamicRange(name: "standard")
        /// A little brighter.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as the screen can be.
        public static let high = DynamicRange(name: "high")
    }
}

/// Whether the system helps people to write.
public struct WritingToolsBehavior: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// With everything.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// With little.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// Not at all.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The look of a field for long texts.
public struct NamedTextEditorStyle: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = NamedTextEditorStyle(name: "automatic")
    /// Plain.
    public static let plain = NamedTextEditorStyle(name: "plain")
    /// With rounded corners.
    public static let roundedBorder = NamedTextEditorStyle(name: "roundedBorder")
}

/// Whether the search field becomes small.
public struct SearchToolbarBehavior: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// It does.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What becomes of the toolbar while people search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// It stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}
