import IntentsModel

/// A colour: one of the system's, or a mixture.
nonisolated public struct Color: _PrimitiveView, NodeView, ShapeStyle, StyleAttribute, Hashable {
    /// What the numbers of a mixture mean.
    public enum RGBColorSpace: String, Hashable, Sendable {
        /// The common colour space of screens.
        case sRGB
        /// sRGB without its curve.
        case sRGBLinear
        /// The wider space of newer screens.
        case displayP3
    }

    package let styleAttribute: JSONValue

    private init(_ attribute: JSONValue) { styleAttribute = attribute }

    private init(system name: String) { self.init(.string(name)) }

    /// Names a colour of the app's resources.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.object(["named": .string(name)])) }

    /// Names a colour of the app's resources.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }

    /// Mixes a colour of a hue, how strong it is and how bright; each goes from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let mixed = MixedColor(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: mixed.red, green: mixed.green, blue: mixed.blue, opacity: opacity)
    }

    /// Mixes a grey of a colour space from 0, black, to 1, white.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Mixes a colour; each part goes from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let space: [String: JSONValue] = colorSpace == .sRGB ? [:] : ["space": .string(colorSpace.rawValue)]
        self.init(
            .object(
                space.merging([
                    "red": .double(red), "green": .double(green), "blue": .double(blue), "opacity": .double(opacity),
                ]) { own, _ in own }))
    }

    /// Mixes a grey from 0, black, to 1, white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// The colour, more or less transparent.
    public func opacity(_ opacity: Double) -> Color {
        Color(.object(["color": styleAttribute, "opacity": .double(opacity)]))
    }

    /// The colour as a gradient from a little lighter to the colour itself.
    public var gradient: AnyGradient { AnyGradient(.object(["gradientOf": styleAttribute])) }

    /// The colour, mixed with another one.
    public func mix(with other: Color, by fraction: Double) -> Color {
        Color(.object(["color": styleAttribute, "mixedWith": other.styleAttribute, "by": .double(fraction)]))
    }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        [ViewNode("color", attributes: ["style": styleAttribute])]
    }
}

extension Color {
    /// Red, as the system mixes it.
    public static let red = Color(system: "red")
    /// Orange, as the system mixes it.
    public static let orange = Color(system: "orange")
    /// Yellow, as the system mixes it.
    public static let yellow = Color(system: "yellow")
    /// Green, as the system mixes it.
    public static let green = Color(system: "green")
    /// Mint, as the system mixes it.
    public static let mint = Color(system: "mint")
    /// Teal, as the system mixes it.
    public static let teal = Color(system: "teal")
    /// Cyan, as the system mixes it.
    public static let cyan = Color(system: "cyan")
    /// Blue, as the system mixes it.
    public static let blue = Color(system: "blue")
    /// Indigo, as the system mixes it.
    public static let indigo = Color(system: "indigo")
    /// Purple, as the system mixes it.
    public static let purple = Color(system: "purple")
    /// Pink, as the system mixes it.
    public static let pink = Color(system: "pink")
    /// Brown, as the system mixes it.
    public static let brown = Color(system: "brown")
    /// Grey, as the system mixes it.
    public static let gray = Color(system: "gray")
    /// Black.
    public static let black = Color(system: "black")
    /// White.
    public static let white = Color(system: "white")
    /// No colour.
    public static let clear = Color(system: "clear")
    /// The colour of what matters most.
    public static let primary = Color(system: "primary")
    /// The colour of what matters less.
    public static let secondary = Color(system: "secondary")
    /// The app's accent.
    public static let accentColor = Color(system: "accentColor")
}

extension ShapeStyle where Self == Color {
    /// Red, as the system mixes it.
    public static var red: Color { Color.red }
    /// Orange, as the system mixes it.
    public static var orange: Color { Color.orange }
    /// Yellow, as the system mixes it.
    public static var yellow: Color { Color.yellow }
    /// Green, as the system mixes it.
    public static var green: Color { Color.green }
    /// Mint, as the system mixes it.
    public static var mint: Color { Color.mint }
    /// Teal, as the system mixes it.
    public static var teal: Color { Color.teal }
    /// Cyan, as the system mixes it.
    public static var cyan: Color { Color.cyan }
    /// Blue, as the system mixes it.
    public static var blue: Color { Color.blue }
    /// Indigo, as the system mixes it.
    public static var indigo: Color { Color.indigo }
    /// Purple, as the system mixes it.
    public static var purple: Color { Color.purple }
    /// Pink, as the system mixes it.
    public static var pink: Color { Color.pink }
    /// Brown, as the system mixes it.
    public static var brown: Color { Color.brown }
    /// Grey, as the system mixes it.
    public static var gray: Color { Color.gray }
    /// Black.
    public static var black: Color { Color.black }
    /// White.
    public static var white: Color { Color.white }
    /// No colour.
    public static var clear: Color { Color.clear }
}

extension Color: CustomStringConvertible {
    /// What the colour is, for those who look for mistakes.
    public var description: String { "\(styleAttribute)" }
}
