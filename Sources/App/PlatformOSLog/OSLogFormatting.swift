/// How a whole number is written in a message.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let digits: Int
    private let prefix: String
    private let isUppercase: Bool
    private let hasSign: Bool

    private init(radix: Int, digits: Int = 0, prefix: String = "", isUppercase: Bool = false, hasSign: Bool = false) {
        self.radix = radix
        self.digits = digits
        self.prefix = prefix
        self.isUppercase = isUppercase
        self.hasSign = hasSign
    }

    /// Decimal digits.
    public static var decimal: OSLogIntegerFormatting { .init(radix: 10) }
    /// Decimal digits, at least `minDigits` of them.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        .init(radix: 10, digits: minDigits, hasSign: explicitPositiveSign)
    }
    /// Hexadecimal digits.
    public static var hex: OSLogIntegerFormatting { .init(radix: 16) }
    /// Hexadecimal digits, with or without `0x`.
    public static func hex(
        includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        .init(radix: 16, digits: minDigits, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
    }
    /// Octal digits.
    public static var octal: OSLogIntegerFormatting { .init(radix: 8) }

    func text<T: FixedWidthInteger>(_ number: T) -> String {
        let plain = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let padded = String(repeating: "0", count: max(0, min(digits, 99) - plain.count)) + plain
        return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + padded
    }
}

/// How a number with a fraction is written in a message.
public struct OSLogFloatFormatting: Sendable {
    private let decimals: Int
    private let conversion: String

    /// Six decimals.
    public static var fixed: OSLogFloatFormatting { .fixed(precision: 6) }
    /// A fixed number of decimals.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        .init(decimals: max(0, min(precision, 99)), conversion: "f")
    }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { .init(decimals: 6, conversion: "e") }
    /// The shorter of both.
    public static var hybrid: OSLogFloatFormatting { .init(decimals: 6, conversion: "g") }

    func text(_ number: Double) -> String {
        String(format: "%.\(decimals)\(conversion)", number)
    }
}

/// How a truth value is written in a message.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `YES` or `NO`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}

/// Where a value stands in its column of a message.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// No column.
    public static var none: OSLogStringAlignment { .init(columns: 0, isRight: false) }
    /// At the right of a column.
    public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: true) }
    /// At the left of a column.
    public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: false) }

    func aligned(_ text: String) -> String {
        // A line of a log has an end, whatever a caller asks for.
        let blanks = String(repeating: " ", count: max(0, min(columns, 999) - text.count))
        return isRight ? blanks + text : text + blanks
    }
}
