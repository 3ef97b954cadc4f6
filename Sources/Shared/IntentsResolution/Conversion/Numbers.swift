import Foundation
import IntentsModel

extension ValueConverter {
    /// Digits of any script, or words of the run's language; nothing is rounded.
    func int(_ value: IntentValue) throws -> IntentValue {
        switch value {
        case .int(let number): return .int(try checkRange(number, Double(number)))
        case .string(let text):
            let digits = PercentText(text)?.number ?? text
            if let number = try whole(digits, in: value) ?? NumberWords(locale: locale).number(digits) {
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
            if let number = try PercentText(text).map({ try share($0, in: value) }) ?? number(text, in: value) {
                return .double(try checkRange(number, number))
            }
        default: break
        }
        throw problem("“${title}” takes a number such as 2.5; ${value} is not one.", value)
    }

    private var locale: String { run.context.locale }

    private func whole(_ text: String, in value: IntentValue) throws -> Int? {
        if let readings = NumberText(text).readings(locale: locale) {
            throw problem(
                "“${title}” takes a whole number, and ${value} could be ${one} or have decimals: write it without the point.",
                ["value": value.spelling, "one": readings.grouped])
        }
        guard let digits = NumberText(text).whole(locale: locale) else { return nil }
        if let number = Int(digits) { return number }
        throw problem(
            digits.hasPrefix("-")
                ? "“${title}” takes a whole number of at most 64 bits; ${value} is too small."
                : "“${title}” takes a whole number of at most 64 bits; ${value} is too large.", value)
    }

    private func number(_ text: String, in value: IntentValue) throws -> Double? {
        try refuseTwoReadings(of: text, in: value)
        if let number = NumberText(text).decimal(locale: locale) { return number.isFinite ? number : nil }
        return NumberWords(locale: locale).number(text).map(Double.init)
    }

    /// `1.234` is read by machines in one way, and by people with points between groups in another.
    private func refuseTwoReadings(of text: String, in value: IntentValue) throws {
        guard let readings = NumberText(text).readings(locale: locale) else { return }
        throw twoReadings(readings.grouped, readings.decimal, of: value)
    }

    /// `50%` is 50 where the parameter counts to 100, and 0.5 where it counts to 1.
    private func share(_ percent: PercentText, in value: IntentValue) throws -> Double? {
        guard let number = try number(percent.number, in: value) else { return nil }
        switch parameter.range?.upperBound {
        case 1: return number / 100
        case 100: return number
        default: throw twoReadings(NumberText.spell(number), NumberText.spell(number / 100), of: value)
        }
    }

    private func twoReadings(_ one: String, _ other: String, of value: IntentValue) -> ConversionProblem {
        problem(
            "“${title}” takes a number, and ${value} could be ${one} or ${other}: write one of these.",
            ["value": value.spelling, "one": one, "other": other])
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

/// A number with a percent sign behind it.
private struct PercentText {
    let number: String

    init?(_ text: String) {
        let trimmed = text.trimmingWhitespace
        guard let sign = trimmed.last, "%٪％".contains(sign) else { return nil }
        number = String(trimmed.dropLast())
    }
}
