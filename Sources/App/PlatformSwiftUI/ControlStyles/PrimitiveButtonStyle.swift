import IntentsModel

/// How a whole button looks; the surface draws it.
public protocol PrimitiveButtonStyle {}

/// The look `automatic` of buttons.
public struct DefaultButtonStyle: PrimitiveButtonStyle, NamedControlStyle, Sendable {
    /// Makes the style.
    public init() {}

    package var styleName: String { "automatic" }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look `automatic`.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The look `bordered` of buttons.
public struct BorderedButtonStyle: PrimitiveButtonStyle, NamedControlStyle, Sendable {
    /// Makes the style.
    public init() {}

    package var styleName: String { "bordered" }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The look `bordered`.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The look `borderedProminent` of buttons.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NamedControlStyle, Sendable {
    /// Makes the style.
    public init() {}

    package var styleName: String { "borderedProminent" }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The look `borderedProminent`.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The look `borderless` of buttons.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, NamedControlStyle, Sendable {
    /// Makes the style.
    public init() {}

    package var styleName: String { "borderless" }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The look `borderless`.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The look `plain` of buttons.
public struct PlainButtonStyle: PrimitiveButtonStyle, NamedControlStyle, Sendable {
    /// Makes the style.
    public init() {}

    package var styleName: String { "plain" }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The look `plain`.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The look `link` of buttons.
public struct LinkButtonStyle: PrimitiveButtonStyle, NamedControlStyle, Sendable {
    /// Makes the style.
    public init() {}

    package var styleName: String { "link" }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The look `link`.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// The look `glass` of buttons.
public struct GlassButtonStyle: PrimitiveButtonStyle, NamedControlStyle, Sendable {
    /// Makes the style.
    public init() {}

    package var styleName: String { "glass" }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The look `glass`.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The look `glassProminent` of buttons.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, NamedControlStyle, Sendable {
    /// Makes the style.
    public init() {}

    package var styleName: String { "glassProminent" }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The look `glassProminent`.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
    let value: JSONValue

    /// As the surface chooses.
    public static let automatic = ButtonBorderShape(value: .string("automatic"))
    /// With half circles at its ends.
    public static let capsule = ButtonBorderShape(value: .string("capsule"))
    /// A circle.
    public static let circle = ButtonBorderShape(value: .string("circle"))
    /// With round corners.
    public static let roundedRectangle = ButtonBorderShape(value: .string("roundedRectangle"))

    /// With round corners of a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(value: .object(["roundedRectangle": .object(["cornerRadius": .double(Double(radius))])]))
    }
}

extension View {
    /// Sets how buttons in this view look.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        EnvironmentView(content: modified("buttonStyle", styleName(of: style), .inherited)) { $0.buttonStyle = nil }
    }

    /// Sets the shape of borders of buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        modified("buttonBorderShape", shape.value, .inherited)
    }
}
