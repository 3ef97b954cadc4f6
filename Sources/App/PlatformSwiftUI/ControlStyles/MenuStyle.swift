/// How menus look; the surface draws them.
public protocol MenuStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedMenuStyle: MenuStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension MenuStyle where Self == NamedMenuStyle {
    /// The look `automatic`.
    public static var automatic: NamedMenuStyle { NamedMenuStyle(styleName: "automatic") }
    /// The look `button`.
    public static var button: NamedMenuStyle { NamedMenuStyle(styleName: "button") }
    /// The look `borderlessButton`.
    public static var borderlessButton: NamedMenuStyle { NamedMenuStyle(styleName: "borderlessButton") }
}

extension View {
    /// Sets how menus in this view look.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modified("menuStyle", styleName(of: style), .inherited)
    }
}
