/// How date pickers look; the surface draws them.
public protocol DatePickerStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedDatePickerStyle: DatePickerStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension DatePickerStyle where Self == NamedDatePickerStyle {
    /// The look `automatic`.
    public static var automatic: NamedDatePickerStyle { NamedDatePickerStyle(styleName: "automatic") }
    /// The look `compact`.
    public static var compact: NamedDatePickerStyle { NamedDatePickerStyle(styleName: "compact") }
    /// The look `graphical`.
    public static var graphical: NamedDatePickerStyle { NamedDatePickerStyle(styleName: "graphical") }
    /// The look `wheel`.
    public static var wheel: NamedDatePickerStyle { NamedDatePickerStyle(styleName: "wheel") }
    /// The look `field`.
    public static var field: NamedDatePickerStyle { NamedDatePickerStyle(styleName: "field") }
}

extension View {
    /// Sets how date pickers in this view look.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modified("datePickerStyle", styleName(of: style), .inherited)
    }
}
