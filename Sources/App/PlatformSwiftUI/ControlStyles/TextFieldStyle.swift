/// How text fields look; the surface draws them.
public protocol TextFieldStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedTextFieldStyle: TextFieldStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension TextFieldStyle where Self == NamedTextFieldStyle {
    /// The look `automatic`.
    public static var automatic: NamedTextFieldStyle { NamedTextFieldStyle(styleName: "automatic") }
    /// The look `plain`.
    public static var plain: NamedTextFieldStyle { NamedTextFieldStyle(styleName: "plain") }
    /// The look `roundedBorder`.
    public static var roundedBorder: NamedTextFieldStyle { NamedTextFieldStyle(styleName: "roundedBorder") }
    /// The look `squareBorder`.
    public static var squareBorder: NamedTextFieldStyle { NamedTextFieldStyle(styleName: "squareBorder") }
}

extension View {
    /// Sets how text fields in this view look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modified("textFieldStyle", styleName(of: style), .inherited)
    }
}
