/// How split views look; the surface draws them.
public protocol NavigationSplitViewStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedNavigationSplitViewStyle: NavigationSplitViewStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension NavigationSplitViewStyle where Self == NamedNavigationSplitViewStyle {
    /// The look `automatic`.
    public static var automatic: NamedNavigationSplitViewStyle { NamedNavigationSplitViewStyle(styleName: "automatic") }
    /// The look `balanced`.
    public static var balanced: NamedNavigationSplitViewStyle { NamedNavigationSplitViewStyle(styleName: "balanced") }
    /// The look `prominentDetail`.
    public static var prominentDetail: NamedNavigationSplitViewStyle {
        NamedNavigationSplitViewStyle(styleName: "prominentDetail")
    }
}

extension View {
    /// Sets how split views in this view look.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        modified("navigationSplitViewStyle", styleName(of: style), .inherited)
    }
}
