/// How lists look; the surface draws them.
public protocol ListStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedListStyle: ListStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension ListStyle where Self == NamedListStyle {
    /// The look `automatic`.
    public static var automatic: NamedListStyle { NamedListStyle(styleName: "automatic") }
    /// The look `plain`.
    public static var plain: NamedListStyle { NamedListStyle(styleName: "plain") }
    /// The look `grouped`.
    public static var grouped: NamedListStyle { NamedListStyle(styleName: "grouped") }
    /// The look `inset`.
    public static var inset: NamedListStyle { NamedListStyle(styleName: "inset") }
    /// The look `insetGrouped`.
    public static var insetGrouped: NamedListStyle { NamedListStyle(styleName: "insetGrouped") }
    /// The look `sidebar`.
    public static var sidebar: NamedListStyle { NamedListStyle(styleName: "sidebar") }
}

extension View {
    /// Sets how lists in this view look.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modified("listStyle", styleName(of: style), .inherited)
    }
}
