import Foundation
import IntentsModel

extension ValueConverter {
    /// Digits of any script, or words of the run's language; nothing is rounded.
    func int(_ value: IntentValue) throws -> IntentValue {
        switch value {
        case .int(let number): return .int(try checkRange(number, Double(number)))
        case .string(let text):
            let plain = NumberText(text)
            if let number = Int(plain.digits), plain.isWhole { return .int(try checkRange(number, Double(number))) }
            if plain.isWhole {
                let isNegative = plain.digits.hasPrefix("-")
                throw problem(
                    isNegative
                        ? "“${title}” takes a whole number of at most 64 bits; ${value} is too small."
                        : "“${title}” takes a whole number of at most 64 bits; ${value} is too large.", value)
            }
            if let number = NumberWords(locale: run.context.locale).number(text) {
                return .int(try checkRange(number, Double(number)))
            }
        default: break
        }
        throw problem("“${title}” takes a whole number such as 5; ${value} is not one.", value)
    }

    /// Decimal numbers with a point or the decimal separator of the run's locale, or whole ones in words.
    func double(_ value: IntentValue) throws -> IntentValue {
        switch value {
        case .int(let number): return .double(try checkRange(Double(number), Double(number)))
        case .double(let number): return .double(try checkRange(number, number))
        case .string(let text):
            if let number = NumberText(text).decimal(locale: run.context.locale), number.isFinite {
                return .double(try checkRange(number, number))
            }
            if let number = NumberWords(locale: run.context.locale).number(text).map(Double.init) {
                return .double(try checkRange(number, number))
            }
        default: break
        }
        throw problem("“${title}” takes a number such as 2.5; ${value} is not one.", value)
    }

    private func checkRange<Number>(_ number: Number, _ measured: Double) throws -> Number {
        guard let range = parameter.range else { return number }
        if measured >= range.lowerBound, measured <= range.upperBound { return number }
        throw problem(
            "“${title}” must be between ${lower} and ${upper}; ${value} is not.",
            [
                "lower": NumberText.spell(range.lowerBound), "upper": NumberText.spell(range.upperBound),
                "value": NumberText.spell(measured),
            ])
    }
}

/// A number as people write it, with the digits of any script turned into ASCII.
struct NumberText {
    /// Trimmed, digits and sign in ASCII, everything else as it was.
    let digits: String

    init(_ text: String) {
        let trimmed = text.drop(while: \.isWhitespace)
        let end = trimmed.lastIndex { !$0.isWhitespace }.map { trimmed.index(after: $0) } ?? trimmed.startIndex
        digits = String(String.UnicodeScalarView(trimmed[..<end].unicodeScalars.map(Self.ascii)))
    }

    /// An optional sign and digits only.
    var isWhole: Bool { digits.wholeMatch(of: /[+-]?[0-9]+/) != nil }

    /// The number, with a decimal point or, when that fails, with the locale's separator.
    func decimal(locale: String) -> Double? {
        if let number = Self.parse(digits) { return number }
        guard let separator = Locale(identifier: locale).decimalSeparator, separator != "." else { return nil }
        guard !digits.contains(".") else { return nil }
        return Self.parse(digits.replacingOccurrences(of: separator, with: "."))
    }

    /// `12` for `12.0`, `1.5` for `1.5`.
    static func spell(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }

    private static func parse(_ text: String) -> Double? {
        guard text.wholeMatch(of: /[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?/) != nil else { return nil }
        return Double(text)
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar == "\u{2212}" { return "-" }
        if scalar == "\u{066B}" { return "." }
        guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue else {
            return scalar
        }
        return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
    }
}
