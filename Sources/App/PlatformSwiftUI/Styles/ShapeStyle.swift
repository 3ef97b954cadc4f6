import IntentsModel

/// A colour, material or pattern that fills something.
public protocol ShapeStyle: Sendable {}

/// A style that a node can name.
package protocol StyleAttribute {
    /// The style as an attribute's value.
    var styleAttribute: JSONValue { get }
}

/// The style as an attribute's value; one that this module does not know goes by its type's name.
func attribute(of style: any ShapeStyle) -> JSONValue {
    (style as? any StyleAttribute)?.styleAttribute ?? .string("\(type(of: style))")
}

/// A level of importance of the surrounding style.
public struct HierarchicalShapeStyle: ShapeStyle, StyleAttribute, Hashable {
    let name: String

    package var styleAttribute: JSONValue { .string(name) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// What matters most.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "primary") }
    /// What matters less.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "secondary") }
    /// What matters little.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "tertiary") }
    /// What matters least.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "quaternary") }
}

/// The app's accent.
public struct TintShapeStyle: ShapeStyle, StyleAttribute, Hashable {
    /// Makes the style.
    public init() {}

    package var styleAttribute: JSONValue { .string("tint") }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The app's accent.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A translucent ground.
public struct Material: ShapeStyle, StyleAttribute, Hashable {
    let name: String

    package var styleAttribute: JSONValue { .string(name) }
}

extension ShapeStyle where Self == Material {
    /// Lets most of the background through.
    public static var ultraThinMaterial: Material { Material(name: "ultraThinMaterial") }
    /// Lets much of the background through.
    public static var thinMaterial: Material { Material(name: "thinMaterial") }
    /// Lets some of the background through.
    public static var regularMaterial: Material { Material(name: "regularMaterial") }
    /// Lets little of the background through.
    public static var thickMaterial: Material { Material(name: "thickMaterial") }
}
