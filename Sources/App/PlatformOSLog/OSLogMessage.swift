/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
    /// What stands for a private value.
    public enum Mask: Hashable, Sendable {
        /// A short code that is the same for equal values of one process.
        case hash
        /// Nothing of the value.
        case none
    }

    enum Visibility: Hashable { case automatic, open, hidden }

    let visibility: Visibility
    let mask: Mask

    /// Texts and objects are private, numbers are not.
    public static var auto: OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: .none) }
    /// Everyone.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(visibility: .open, mask: .none) }
    /// Nobody.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(visibility: .hidden, mask: .none) }
    /// Nobody.
    public static var sensitive: OSLogPrivacy { .private }

    /// Texts and objects are private, numbers are not.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: mask) }
    /// Nobody.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .hidden, mask: mask) }
    /// Nobody.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

    /// The value as it is written.
    func shown(_ text: String, isPrivateByNature: Bool) -> String {
        let hides = visibility == .hidden || (visibility == .automatic && isPrivateByNature)
        guard hides else { return text }
        return mask == .hash ? "<mask.hash: \(String(UInt(bitPattern: text.hashValue), radix: 16))>" : "<private>"
    }
}

/// A message, with who may read which value in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) { text = value }

    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Prepares for a text of the given size.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds source text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a number; readable unless told otherwise.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(align.aligned(format.text(number())), privacy, isPrivateByNature: false) }

    /// Adds a number; readable unless told otherwise.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align.aligned(format.text(Double(number()))), privacy, isPrivateByNature: false) }

    /// Adds a truth value; readable unless told otherwise.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) { append(format.text(boolean()), privacy, isPrivateByNature: false) }

    /// Adds any other value by its description; private unless told otherwise.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) { append(align.aligned(String(describing: value())), privacy, isPrivateByNature: true) }

    private mutating func append(_ value: String, _ privacy: OSLogPrivacy, isPrivateByNature: Bool) {
        text += privacy.shown(value, isPrivateByNature: isPrivateByNature)
    }
}
