import IntentsModel

/// A shadow of what a style fills.
public struct ShadowStyle: Hashable, Sendable {
    let attribute: JSONValue

    /// A shadow behind.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle("drop", color, radius, x, y) }

    /// A shadow inside.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle("inner", color, radius, x, y) }

    private init(_ kind: String, _ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) {
        attribute = .object([
            "kind": .string(kind), "color": color.styleAttribute, "radius": .double(Double(radius)),
            "x": .double(Double(x)), "y": .double(Double(y)),
        ])
    }
}

extension ShapeStyle {
    /// The style with a shadow.
    @_disfavoredOverload
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        AnyShapeStyle(attribute: .object(["style": PlatformSwiftUI.attribute(of: self), "shadow": style.attribute]))
    }
}
