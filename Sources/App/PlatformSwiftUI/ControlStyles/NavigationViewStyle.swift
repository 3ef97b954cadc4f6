/// How navigation views look; the surface draws them.
public protocol NavigationViewStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedNavigationViewStyle: NavigationViewStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension NavigationViewStyle where Self == NamedNavigationViewStyle {
    /// The look `automatic`.
    public static var automatic: NamedNavigationViewStyle { NamedNavigationViewStyle(styleName: "automatic") }
    /// The look `stack`.
    public static var stack: NamedNavigationViewStyle { NamedNavigationViewStyle(styleName: "stack") }
    /// The look `columns`.
    public static var columns: NamedNavigationViewStyle { NamedNavigationViewStyle(styleName: "columns") }
}

extension View {
    /// Sets how navigation views in this view look.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        modified("navigationViewStyle", styleName(of: style), .inherited)
    }
}
