import IntentsModel

/// A view with a toolbar: a node `toolbar` with the view first.
nonisolated struct ToolbarView<Content: View, Tools: ToolbarContent>: _PrimitiveView, NodeView {
    let content: Content
    let tools: Tools

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let tools = toolbarNodes(of: tools, in: environment)
        return ViewRenderer.nodes(of: content, in: environment).map { ViewNode("toolbar", children: [$0] + tools) }
    }
}

extension View {
    /// Adds content to the toolbar: a node `toolbar` with the view and the content as children.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { ToolbarView(content: self, tools: content()) }

    /// Adds views to the toolbar: a node `toolbar` with the view and one `toolbarItemGroup` as children.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ToolbarView(content: self, tools: ToolbarItemGroup(content: content))
    }

    /// Says whether bars are shown.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modified("toolbarVisibility", .string(visibility.rawValue), .inherited)
    }

    /// Makes bars light or dark.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    {
        modified("toolbarColorScheme", colorScheme.map { .string("\($0)") } ?? .null, .inherited)
    }

    /// Sets how the title in the toolbar is shown.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        modified("toolbarTitleDisplayMode", .string(mode.name), .inherited)
    }

    /// Sets what the toolbar is for.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        modified("toolbarRole", .string(role.name), .inherited)
    }

    /// Says whether bars are shown.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modified("toolbarVisibility", .string(visibility.rawValue), .inherited)
    }

    /// Says whether bars have a ground.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { modified("toolbarBackgroundVisibility", .string(visibility.rawValue), .inherited) }

    /// Fills the ground of bars.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modified("toolbarBackground", attribute(of: style), .inherited)
    }

    /// Says whether bars have a ground.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modified("toolbarBackgroundVisibility", .string(visibility.rawValue), .inherited)
    }
}
