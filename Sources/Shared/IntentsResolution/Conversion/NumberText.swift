import Foundation

/// A number as people write it, with the digits of any script turned into ASCII.
struct NumberText {
    /// Trimmed, digits and sign in ASCII, everything else as it was.
    let digits: String

    init(_ text: some StringProtocol) {
        let trimmed = text.drop(while: \.isWhitespace)
        let end = trimmed.lastIndex { !$0.isWhitespace }.map { trimmed.index(after: $0) } ?? trimmed.startIndex
        digits = String(String.UnicodeScalarView(trimmed[..<end].unicodeScalars.map(Self.ascii)))
    }

    /// The number, with a point or the locale's separator before the decimals, and digits in groups as the locale writes them.
    func decimal(locale: String) -> Double? { plain(locale: locale).flatMap(Double.init) }

    /// The number as Swift writes it; nil for other text, and for one that may mean two numbers.
    func plain(locale: String) -> String? {
        let separators = NumberSeparators(locale: locale)
        guard readings(separators) == nil else { return nil }
        if Self.isPlain(digits) { return digits }
        let parts = digits.split(separator: separators.decimal, omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = separators.ungrouped(parts[0]) else { return nil }
        let plain = ([whole] + parts.dropFirst().map(String.init)).joined(separator: ".")
        return Self.isPlain(plain) ? plain : nil
    }

    /// The number when it has no decimals, not even zeros.
    func whole(locale: String) -> String? {
        plain(locale: locale).flatMap { $0.wholeMatch(of: /[+-]?[0-9]+/) == nil ? nil : $0 }
    }

    /// What `1.234` may mean where a point stands between groups of digits, each as it cannot be mistaken.
    func readings(locale: String) -> (grouped: String, decimal: String)? { readings(NumberSeparators(locale: locale)) }

    private func readings(_ separators: NumberSeparators) -> (grouped: String, decimal: String)? {
        guard separators.group == ".", digits.wholeMatch(of: /[+-]?[1-9][0-9]{0,2}\.[0-9]{3}/) != nil else {
            return nil
        }
        return (digits.filter { $0 != "." }, digits.replacing(".", with: String(separators.decimal)))
    }

    /// `12` for `12.0`, `1.5` for `1.5`.
    static func spell(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }

    private static func isPlain(_ text: String) -> Bool {
        text.wholeMatch(of: /[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?/) != nil
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar == "\u{2212}" { return "-" }
        if scalar == "\u{066B}" { return "." }
        if scalar == "\u{066C}" { return "'" }
        guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue else {
            return scalar
        }
        return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
    }
}

/// What a locale writes between the groups of a number's digits, and before its decimals.
private struct NumberSeparators {
    let decimal: Character
    let group: Character?

    init(locale: String) {
        let locale = Locale(identifier: locale)
        decimal = locale.decimalSeparator?.first ?? "."
        group = locale.groupingSeparator?.first
    }

    /// A sign and digits without the separators of their groups; nil when they are not grouped as anybody would.
    ///
    /// Spaces and apostrophes are between groups in every locale, as no one has them before decimals.
    func ungrouped(_ text: Substring) -> String? {
        let marks = Set(text.filter { $0 == group || $0.isWhitespace || "'’".contains($0) })
        guard let mark = marks.first else { return String(text) }
        let groups = text.drop { "+-".contains($0) }.split(separator: mark, omittingEmptySubsequences: false)
        guard marks.count == 1, (1...3).contains(groups[0].count), groups.last?.count == 3 else { return nil }
        // India has groups of two before the last.
        let inner = Set(groups.dropFirst().dropLast().map(\.count))
        return inner.isSubset(of: [3]) || inner == [2] ? text.filter { $0 != mark } : nil
    }
}
