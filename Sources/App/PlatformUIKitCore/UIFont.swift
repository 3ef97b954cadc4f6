/// A font. Nothing here draws texts of UIKit; it keeps name, size and weight.
open class UIFont: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as on Apple's platforms; its own parts never change.

    /// The font's name; nil for the system's.
    package let family: String?
    /// The size in points.
    public let pointSize: CGFloat
    /// The weight.
    package let weight: Weight

    /// Names a font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(family: fontName, pointSize: fontSize)
    }

    init(family: String? = nil, pointSize: CGFloat, weight: Weight = .regular) {
        self.family = family
        self.pointSize = pointSize
        self.weight = weight
    }

    /// The font's name; empty for the system's.
    open var fontName: String { family ?? "" }

    /// The system's font.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }

    /// The system's font in a weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: fontSize, weight: weight)
    }

    /// The system's font in bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize, weight: .bold) }

    /// The system's font for a kind of text, at the usual size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(pointSize: style.pointSize) }
}

extension UIFont {
    /// How heavy a font is.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 to 1; 0 for the usual weight.
        public let rawValue: Double

        /// Makes a weight.
        public init(rawValue: Double) { self.rawValue = rawValue }

        /// The lightest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin.
        public static let thin = Weight(rawValue: -0.6)
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// As usual.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier.
        public static let medium = Weight(rawValue: 0.23)
        /// Between that and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavy.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black = Weight(rawValue: 0.62)
    }

    /// A kind of text.
    public enum TextStyle: String, Sendable {
        /// The largest title.
        case largeTitle
        /// A title.
        case title1
        /// A title of a part.
        case title2
        /// A title of a part of a part.
        case title3
        /// A heading.
        case headline
        /// A text below a heading.
        case subheadline
        /// Usual text.
        case body
        /// A remark.
        case callout
        /// A note.
        case footnote
        /// A label.
        case caption1
        /// A small label.
        case caption2

        var pointSize: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }
}
