import IntentsModel

/// A font: one of the system's text styles, or a size.
public struct Font: Hashable, Sendable {
    /// What a text is in the order of a page.
    public enum TextStyle: String, Hashable, Sendable, CaseIterable {
        /// The largest title.
        case largeTitle
        /// A title.
        case title
        /// A smaller title.
        case title2
        /// The smallest title.
        case title3
        /// The head of a paragraph.
        case headline
        /// Below a headline.
        case subheadline
        /// Running text.
        case body
        /// A remark.
        case callout
        /// A note at the foot.
        case footnote
        /// Below a picture.
        case caption
        /// A smaller caption.
        case caption2
    }

    /// How heavy letters are.
    public struct Weight: Hashable, Sendable {
        let name: String

        /// The lightest.
        public static let ultraLight = Weight(name: "ultraLight")
        /// Very light.
        public static let thin = Weight(name: "thin")
        /// Light.
        public static let light = Weight(name: "light")
        /// As running text.
        public static let regular = Weight(name: "regular")
        /// A little heavier.
        public static let medium = Weight(name: "medium")
        /// Between medium and bold.
        public static let semibold = Weight(name: "semibold")
        /// Bold.
        public static let bold = Weight(name: "bold")
        /// Heavier than bold.
        public static let heavy = Weight(name: "heavy")
        /// The heaviest.
        public static let black = Weight(name: "black")
    }

    /// How wide letters are.
    public struct Width: Hashable, Sendable {
        /// 0 is usual, less is narrower.
        public var value: CGFloat

        /// Makes a width.
        public init(_ value: CGFloat) { self.value = value }

        /// Narrow.
        public static let compressed = Width(-0.4)
        /// A little narrow.
        public static let condensed = Width(-0.2)
        /// As usual.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)
    }

    /// How far lines are apart.
    public enum Leading: String, Hashable, Sendable {
        /// As usual.
        case standard
        /// Closer.
        case tight
        /// Further.
        case loose
    }

    /// The family of shapes.
    public enum Design: String, Hashable, Sendable {
        /// The system's own.
        case `default`
        /// With serifs.
        case serif
        /// Rounded.
        case rounded
        /// All letters of one width.
        case monospaced
    }

    private var base: JSONValue
    private var traits: [String: JSONValue] = [:]

    private init(_ base: JSONValue) { self.base = base }

    private func with(_ name: String, _ value: JSONValue?) -> Font {
        var copy = self
        copy.traits[name] = value
        return copy
    }

    /// A text style's name, or an object when there is more to say.
    var attribute: JSONValue {
        if traits.isEmpty { return base }
        return .object(traits.merging(["base": base]) { own, _ in own })
    }

    /// The font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.string(style.rawValue))
            .with("design", design.map { .string($0.rawValue) })
            .with("weight", weight.map { .string($0.name) })
    }

    /// The system's font in a size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.double(Double(size)))
            .with("design", design.map { .string($0.rawValue) })
            .with("weight", weight.map { .string($0.name) })
    }

    /// A font of the app's resources.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.double(Double(size))).with("name", .string(name))
    }

    /// A font of the app's resources that grows like a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size).with("relativeTo", .string(textStyle.rawValue))
    }

    /// A font of the app's resources that does not grow with the size of texts.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        custom(name, size: fixedSize).with("fixed", .bool(true))
    }

    /// The font, bold.
    public func bold() -> Font { weight(.bold) }

    /// The font, italic.
    public func italic() -> Font { with("italic", .bool(true)) }

    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font { with("weight", .string(weight.name)) }

    /// The font in a width.
    public func width(_ width: Width) -> Font { with("width", .double(Double(width.value))) }

    /// The font with lines further apart or closer.
    public func leading(_ leading: Leading) -> Font { with("leading", .string(leading.rawValue)) }

    /// The font with small large letters.
    public func smallCaps() -> Font { with("smallCaps", .bool(true)) }

    /// The font with small large letters in place of small ones.
    public func lowercaseSmallCaps() -> Font { with("lowercaseSmallCaps", .bool(true)) }

    /// The font with small large letters in place of large ones.
    public func uppercaseSmallCaps() -> Font { with("uppercaseSmallCaps", .bool(true)) }

    /// The font with all letters of one width.
    public func monospaced() -> Font { with("design", .string(Design.monospaced.rawValue)) }

    /// The font with all digits of one width.
    public func monospacedDigit() -> Font { with("monospacedDigit", .bool(true)) }
}

extension Font {
    /// The largest title.
    public static let largeTitle = system(.largeTitle)
    /// A title.
    public static let title = system(.title)
    /// A smaller title.
    public static let title2 = system(.title2)
    /// The smallest title.
    public static let title3 = system(.title3)
    /// The head of a paragraph.
    public static let headline = system(.headline)
    /// Below a headline.
    public static let subheadline = system(.subheadline)
    /// Running text.
    public static let body = system(.body)
    /// A remark.
    public static let callout = system(.callout)
    /// A note at the foot.
    public static let footnote = system(.footnote)
    /// Below a picture.
    public static let caption = system(.caption)
    /// A smaller caption.
    public static let caption2 = system(.caption2)
}
