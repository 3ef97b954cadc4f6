/// One printf format such as `%2$05.1f`, applied by ourselves: a value never meets a format of the wrong type.
struct FormatSpecifier: Hashable, Sendable {
    static let defaultDecimals = 6
    /// A translation cannot ask for more padding or decimals than this.
    private static let widest = 99

    /// The one-based argument, when written.
    var position: Int?
    var flags: Set<Character> = []
    var width: Int?
    var decimals: Int?
    /// The last character: `@`, `d`, `f`, `x` …
    var conversion: Character

    init(conversion: Character) { self.conversion = conversion }

    /// Reads a whole format; nil when `text` is anything else.
    init?(_ text: String) {
        var rest = text[...]
        guard rest.popFirst() == "%", let specifier = Self(afterPercent: &rest), rest.isEmpty else { return nil }
        self = specifier
    }

    /// Reads a format whose percent sign is already consumed; leaves `rest` alone when there is none.
    init?(afterPercent rest: inout Substring) {
        var scanner = rest
        var number = Self.digits(&scanner)
        if number != nil, scanner.first == "$" {
            position = number
            scanner.removeFirst()
            number = nil
        }
        if number == nil {
            while let flag = scanner.first, "-+ 0#'".contains(flag) { flags.insert(scanner.removeFirst()) }
            number = Self.digits(&scanner)
        }
        width = number
        if scanner.first == "." {
            scanner.removeFirst()
            decimals = Self.digits(&scanner) ?? 0
        }
        while let length = scanner.first, "hlqLzjt".contains(length) { scanner.removeFirst() }
        guard let last = scanner.popFirst(), "@diuxXoeEfFgGaAsc".contains(last) else { return nil }
        conversion = last
        rest = scanner
    }

    private static func digits(_ scanner: inout Substring) -> Int? {
        let digits = scanner.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.first != "0" || digits.count == 1, let number = Int(digits) else { return nil }
        scanner.removeFirst(digits.count)
        return min(number, widest)
    }

    // MARK: Values

    /// Pads a text to the written width.
    func padded(_ text: String) -> String {
        let missing = max(0, (width ?? 0) - text.count)
        if flags.contains("-") { return text + String(repeating: " ", count: missing) }
        guard flags.contains("0"), conversion != "@" else { return String(repeating: " ", count: missing) + text }
        let sign = text.prefix { "+-−".contains($0) }
        return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }

    func text<Number: FixedWidthInteger>(_ number: Number, locale: Locale) -> String {
        switch conversion {
        case "x", "o": padded(String(number, radix: conversion == "x" ? 16 : 8))
        case "X": padded(String(number, radix: 16, uppercase: true))
        case "e", "E", "f", "F", "g", "G", "a", "A": text(Double(number), locale: locale)
        default: padded(signed(IntegerFormatStyle<Number>(locale: locale).format(number), isNegative: number < 0))
        }
    }

    func text(_ number: Double, locale: Locale) -> String {
        switch conversion {
        case "e", "E", "g", "G", "a", "A":
            let text = String(format: "%.\(decimals ?? Self.defaultDecimals)\(conversion)", locale: locale, number)
            // Foundation writes the exponent's letter in upper case whatever the format says.
            return padded(conversion.isLowercase ? text.lowercased() : text)
        case "d", "i", "u": return text(Int64(exactly: number.rounded()) ?? 0, locale: locale)
        default:
            let style = FloatingPointFormatStyle<Double>.number.locale(locale)
                .precision(.fractionLength(decimals ?? Self.defaultDecimals))
            return padded(signed(number.formatted(style), isNegative: number.sign == .minus))
        }
    }

    private func signed(_ text: String, isNegative: Bool) -> String {
        if isNegative { return text }
        return flags.contains("+") ? "+" + text : flags.contains(" ") ? " " + text : text
    }
}
