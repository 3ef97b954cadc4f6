/// How tables look; the surface draws them.
public protocol TableStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedTableStyle: TableStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension TableStyle where Self == NamedTableStyle {
    /// The look `automatic`.
    public static var automatic: NamedTableStyle { NamedTableStyle(styleName: "automatic") }
    /// The look `inset`.
    public static var inset: NamedTableStyle { NamedTableStyle(styleName: "inset") }
    /// The look `bordered`.
    public static var bordered: NamedTableStyle { NamedTableStyle(styleName: "bordered") }
}

extension View {
    /// Sets how tables in this view look.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        modified("tableStyle", styleName(of: style), .inherited)
    }
}
