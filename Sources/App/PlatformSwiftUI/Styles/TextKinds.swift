/// The size of texts that a reader prefers.
public enum DynamicTypeSize: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// Much smaller than usual.
    case xSmall
    /// Smaller than usual.
    case small
    /// A little smaller than usual.
    case medium
    /// As usual.
    case large
    /// A little larger than usual.
    case xLarge
    /// Larger than usual.
    case xxLarge
    /// Much larger than usual.
    case xxxLarge
    /// The first size for people who see little.
    case accessibility1
    /// The second size for people who see little.
    case accessibility2
    /// The third size for people who see little.
    case accessibility3
    /// The fourth size for people who see little.
    case accessibility4
    /// The fifth size for people who see little.
    case accessibility5

    /// Whether this is a size for people who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Whether one size is smaller than another.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

    var name: String { "\(self)" }
}

/// How heavy texts are for a reader.
public enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Bold.
    case bold
}

/// How much something stands out.
public enum Prominence: String, Hashable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

/// The size of controls.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
    /// The smallest.
    case mini
    /// Smaller than usual.
    case small
    /// As usual.
    case regular
    /// Larger than usual.
    case large
    /// The largest.
    case extraLarge
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String

    /// In one colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// In the symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// In shades of one colour.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// In the colours of the style.
    public static let palette = SymbolRenderingMode(name: "palette")
}

/// Which variants of symbols are shown.
public struct SymbolVariants: Hashable, Sendable {
    let names: [String]

    /// The symbol as it is.
    public static let none = SymbolVariants(names: [])
    /// In a circle.
    public static let circle = SymbolVariants(names: ["circle"])
    /// In a square.
    public static let square = SymbolVariants(names: ["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(names: ["rectangle"])
    /// Filled.
    public static let fill = SymbolVariants(names: ["fill"])
    /// Crossed out.
    public static let slash = SymbolVariants(names: ["slash"])

    /// In a circle besides.
    public var circle: SymbolVariants { SymbolVariants(names: names + ["circle"]) }
    /// In a square besides.
    public var square: SymbolVariants { SymbolVariants(names: names + ["square"]) }
    /// In a rectangle besides.
    public var rectangle: SymbolVariants { SymbolVariants(names: names + ["rectangle"]) }
    /// Filled besides.
    public var fill: SymbolVariants { SymbolVariants(names: names + ["fill"]) }
    /// Crossed out besides.
    public var slash: SymbolVariants { SymbolVariants(names: names + ["slash"]) }
}
