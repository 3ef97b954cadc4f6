/// How pickers look; the surface draws them.
public protocol PickerStyle: Sendable {}

/// A look that the surface knows by name.
public struct NamedPickerStyle: PickerStyle, NamedControlStyle, Hashable {
    package let styleName: String
}

extension PickerStyle where Self == NamedPickerStyle {
    /// The look `automatic`.
    public static var automatic: NamedPickerStyle { NamedPickerStyle(styleName: "automatic") }
    /// The look `menu`.
    public static var menu: NamedPickerStyle { NamedPickerStyle(styleName: "menu") }
    /// The look `segmented`.
    public static var segmented: NamedPickerStyle { NamedPickerStyle(styleName: "segmented") }
    /// The look `inline`.
    public static var inline: NamedPickerStyle { NamedPickerStyle(styleName: "inline") }
    /// The look `wheel`.
    public static var wheel: NamedPickerStyle { NamedPickerStyle(styleName: "wheel") }
    /// The look `navigationLink`.
    public static var navigationLink: NamedPickerStyle { NamedPickerStyle(styleName: "navigationLink") }
    /// The look `palette`.
    public static var palette: NamedPickerStyle { NamedPickerStyle(styleName: "palette") }
    /// The look `radioGroup`.
    public static var radioGroup: NamedPickerStyle { NamedPickerStyle(styleName: "radioGroup") }
}

extension View {
    /// Sets how pickers in this view look.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modified("pickerStyle", styleName(of: style), .inherited)
    }
}
