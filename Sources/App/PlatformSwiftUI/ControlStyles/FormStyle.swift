/// How forms look; the surface draws them.
public protocol FormStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedFormStyle: FormStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension FormStyle where Self == NamedFormStyle {
    /// The look `automatic`.
    public static var automatic: NamedFormStyle { NamedFormStyle(styleName: "automatic") }
    /// The look `grouped`.
    public static var grouped: NamedFormStyle { NamedFormStyle(styleName: "grouped") }
    /// The look `columns`.
    public static var columns: NamedFormStyle { NamedFormStyle(styleName: "columns") }
}

extension View {
    /// Sets how forms in this view look.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modified("formStyle", styleName(of: style), .inherited)
    }
}
