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

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, StyleAttribute {
    package let styleAttribute: JSONValue

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { styleAttribute = attribute(of: style) }

    init(attribute: JSONValue) { styleAttribute = attribute }
}

extension ShapeStyle {
    /// The style, more or less transparent.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        AnyShapeStyle(attribute: .object(["style": attribute(of: self), "opacity": .double(opacity)]))
    }
}

/// A style that the surroundings choose for a purpose.
public struct NamedShapeStyle: ShapeStyle, StyleAttribute, Hashable {
    let name: String

    package var styleAttribute: JSONValue { .string(name) }
}

extension ShapeStyle where Self == NamedShapeStyle {
    /// The ground.
    public static var background: NamedShapeStyle { NamedShapeStyle(name: "background") }
    /// Texts and symbols.
    public static var foreground: NamedShapeStyle { NamedShapeStyle(name: "foreground") }
    /// What is selected.
    public static var selection: NamedShapeStyle { NamedShapeStyle(name: "selection") }
    /// Lines between content.
    public static var separator: NamedShapeStyle { NamedShapeStyle(name: "separator") }
    /// A field's text before there is one.
    public static var placeholder: NamedShapeStyle { NamedShapeStyle(name: "placeholder") }
    /// Links.
    public static var link: NamedShapeStyle { NamedShapeStyle(name: "link") }
    /// The inside of shapes.
    public static var fill: NamedShapeStyle { NamedShapeStyle(name: "fill") }
    /// The ground of windows.
    public static var windowBackground: NamedShapeStyle { NamedShapeStyle(name: "windowBackground") }
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
    /// What matters less than that.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "quinary") }
}

extension ShapeStyle {
    /// The style at the second level of importance.
    public var secondary: some ShapeStyle { level("secondary") }
    /// The style at the third level of importance.
    public var tertiary: some ShapeStyle { level("tertiary") }
    /// The style at the fourth level of importance.
    public var quaternary: some ShapeStyle { level("quaternary") }
    /// The style at the fifth level of importance.
    public var quinary: some ShapeStyle { level("quinary") }

    private func level(_ name: String) -> AnyShapeStyle {
        AnyShapeStyle(attribute: .object(["style": attribute(of: self), "level": .string(name)]))
    }
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
    /// Lets the least of the background through.
    public static var ultraThickMaterial: Material { Material(name: "ultraThickMaterial") }
    /// The ground of bars.
    public static var bar: Material { Material(name: "bar") }
}
