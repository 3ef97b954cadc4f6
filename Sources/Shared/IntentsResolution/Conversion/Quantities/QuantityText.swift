import Foundation

/// Numbers with units behind them: `5 km`, `5km`, `1 hr 30 min`, `five kilometers`.
struct QuantityText {
    var locale: String

    struct Part: Equatable {
        var number: Double
        /// As written; empty when there is none.
        var unit: String
    }

    /// The parts of a text; nil when it does not begin with a number.
    /// - Parameter isUnit: whether a text is a unit as a whole, for units with digits in them (`L/100km`).
    func parts(_ text: String, isUnit: (String) -> Bool) -> [Part]? {
        var rest = Substring(NumberText(text).digits)
        var parts: [Part] = []
        while !rest.isEmpty {
            guard let (number, after) = leadingNumber(rest) else { return parts.isEmpty ? inWords(text, isUnit) : nil }
            let unit = isUnit(after.trimmed) ? after[...] : after.prefix { !$0.isASCIIDigit }
            parts.append(Part(number: number, unit: unit.trimmed))
            rest = after[unit.endIndex...]
        }
        return parts.isEmpty ? nil : parts
    }

    private func leadingNumber(_ text: Substring) -> (Double, Substring)? {
        guard let match = text.prefixMatch(of: /\s*([+-]?\s*[0-9][0-9.,']*)/) else { return nil }
        let digits = match.1.filter { !$0.isWhitespace && $0 != "'" }
        guard let number = NumberText(digits).decimal(locale: locale) else { return nil }
        return (number, text[match.range.upperBound...])
    }

    /// The longest start that is a number in words, before a unit.
    private func inWords(_ text: String, _ isUnit: (String) -> Bool) -> [Part]? {
        let words = text.split(separator: " ")
        for count in words.indices.dropFirst().reversed() {
            let unit = words[count...].joined(separator: " ")
            let number = NumberWords(locale: locale).number(words[..<count].joined(separator: " "))
            if let number, isUnit(unit) { return [Part(number: Double(number), unit: unit)] }
        }
        return nil
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
