/// How tab views look; the surface draws them.
public protocol TabViewStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedTabViewStyle: TabViewStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension TabViewStyle where Self == NamedTabViewStyle {
    /// The look `automatic`.
    public static var automatic: NamedTabViewStyle { NamedTabViewStyle(styleName: "automatic") }
    /// The look `page`.
    public static var page: NamedTabViewStyle { NamedTabViewStyle(styleName: "page") }
    /// The look `sidebarAdaptable`.
    public static var sidebarAdaptable: NamedTabViewStyle { NamedTabViewStyle(styleName: "sidebarAdaptable") }
}

extension View {
    /// Sets how tab views in this view look.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modified("tabViewStyle", styleName(of: style), .inherited)
    }
}
