/// How control groups look; the surface draws them.
public protocol ControlGroupStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedControlGroupStyle: ControlGroupStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension ControlGroupStyle where Self == NamedControlGroupStyle {
    /// The look `automatic`.
    public static var automatic: NamedControlGroupStyle { NamedControlGroupStyle(styleName: "automatic") }
    /// The look `navigation`.
    public static var navigation: NamedControlGroupStyle { NamedControlGroupStyle(styleName: "navigation") }
    /// The look `menu`.
    public static var menu: NamedControlGroupStyle { NamedControlGroupStyle(styleName: "menu") }
    /// The look `compactMenu`.
    public static var compactMenu: NamedControlGroupStyle { NamedControlGroupStyle(styleName: "compactMenu") }
    /// The look `palette`.
    public static var palette: NamedControlGroupStyle { NamedControlGroupStyle(styleName: "palette") }
}

extension View {
    /// Sets how control groups in this view look.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modified("controlGroupStyle", styleName(of: style), .inherited)
    }
}
