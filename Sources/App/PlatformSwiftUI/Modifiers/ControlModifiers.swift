import IntentsModel

/// How a button looks.
public protocol PrimitiveButtonStyle {}

/// The button style that the surface chooses.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// A button that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// A button that shows nothing but its label.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Makes the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// As the surface chooses.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// With a border.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Standing out.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Nothing but the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension View {
    /// Sets how buttons in this view look.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let known: String? =
            switch style {
            case is DefaultButtonStyle: "automatic"
            case is BorderedButtonStyle: "bordered"
            case is BorderedProminentButtonStyle: "borderedProminent"
            case is PlainButtonStyle: "plain"
            default: nil
            }
        return modified("buttonStyle", .string(known ?? "\(S.self)"), .inherited)
    }

    /// Describes the view to a listener.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        TextAttributeView(content: self, name: "accessibilityLabel", text: label)
    }

    /// Describes the view to a listener with a localised text.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        TextAttributeView(content: self, name: "accessibilityLabel", text: Text(labelKey))
    }

    /// Describes the view to a listener with a text as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        TextAttributeView(content: self, name: "accessibilityLabel", text: Text(label))
    }

    /// Hides the view from a listener.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        modified("accessibilityHidden", .bool(hidden), .inherited)
    }

    /// Says that the view holds what others should not see over the shoulder.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modified("privacySensitive", .bool(sensitive), .inherited)
    }

    /// Names the view for selections and tests.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modified("id", .string("\(id)"), .layered) }
}
