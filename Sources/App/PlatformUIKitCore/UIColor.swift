import IntentsModel

/// A colour in red, green, blue and opacity (inventory §2.17).
open class UIColor: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as on Apple's platforms; its own parts never change.

    /// The parts, each from 0 to 1.
    package let parts: [Double]

    /// Mixes a colour; each part goes from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        parts = [red, green, blue, alpha]
        super.init()
    }

    /// A colour that differs between a light and a dark surface. What reads it here does not tell, so it is the one of
    /// surroundings that tell nothing.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let parts = dynamicProvider(.current).parts
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Mixes a colour by its hue; each part goes from 0 to 1.
    public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        let mixed = MixedColor(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: mixed.red, green: mixed.green, blue: mixed.blue, alpha: alpha)
    }

    /// Names a colour of the app's resources: there are none that this process could read, so it is nil.
    public convenience init?(named name: String) { return nil }

    /// The parts, each from 0 to 1.
    /// - Returns: true, as every colour here has them.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        for (place, part) in zip([red, green, blue, alpha], parts) { place?.pointee = CGFloat(part) }
        return true
    }

    /// The colour in surroundings: it is the same in all.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    /// Mixes a grey from 0, black, to 1, white.
    public convenience init(white: Double, alpha: Double) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The colour with another opacity.
    open func withAlphaComponent(_ alpha: Double) -> UIColor {
        UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Whether two colours have the same parts.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.parts == parts }

    /// Equal for colours with the same parts.
    open override var hash: Int { parts.hashValue }
}

extension UIColor {
    /// Nothing.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Halfway between black and white.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
}
