/// A number that a localised text can hold as a number, with the format that stands for it in keys.
public protocol _FormatSpecifiable: Sendable {
    /// The format in keys.
    static var _specifier: String { get }
    /// The number in the form that texts keep.
    var _localizationNumber: _LocalizationNumber { get }
}

/// A number on its way into a localised text.
public struct _LocalizationNumber: Sendable {
    let value: LocalizationArgument.Value
}

extension _FormatSpecifiable where Self: SignedInteger {
    /// The number in the form that texts keep.
    public var _localizationNumber: _LocalizationNumber { _LocalizationNumber(value: .signed(Int64(clamping: self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    /// The number in the form that texts keep.
    public var _localizationNumber: _LocalizationNumber {
        _LocalizationNumber(value: .unsigned(UInt64(clamping: self)))
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// The number in the form that texts keep.
    public var _localizationNumber: _LocalizationNumber { _LocalizationNumber(value: .floating(Double(self))) }
}

extension Int: _FormatSpecifiable {
    /// `%lld`
    public static var _specifier: String { "%lld" }
}

extension Int64: _FormatSpecifiable {
    /// `%lld`
    public static var _specifier: String { "%lld" }
}

extension Int32: _FormatSpecifiable {
    /// `%d`
    public static var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    /// `%d`
    public static var _specifier: String { "%d" }
}

extension Int8: _FormatSpecifiable {
    /// `%d`
    public static var _specifier: String { "%d" }
}

extension UInt: _FormatSpecifiable {
    /// `%llu`
    public static var _specifier: String { "%llu" }
}

extension UInt64: _FormatSpecifiable {
    /// `%llu`
    public static var _specifier: String { "%llu" }
}

extension UInt32: _FormatSpecifiable {
    /// `%u`
    public static var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    /// `%u`
    public static var _specifier: String { "%u" }
}

extension UInt8: _FormatSpecifiable {
    /// `%u`
    public static var _specifier: String { "%u" }
}

extension Float: _FormatSpecifiable {
    /// `%f`
    public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    /// `%lf`
    public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    /// `%lf`
    public static var _specifier: String { "%lf" }
}
