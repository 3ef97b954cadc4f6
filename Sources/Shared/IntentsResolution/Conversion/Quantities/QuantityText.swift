import Foundation

/// Numbers with units behind them: `5 km`, `5km`, `1 hr 30 min`, `2 hours and 5 minutes`, `five kilometers`, `half an hour`.
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
        var rest = Substring(NumberText(text).digits.replacing(/\s+(?:and|und|et|y)\s+|,\s+/, with: " "))
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
        let form = /\s*([+-]?)\s*([0-9][0-9.,'’]*(?:[ \u{A0}\u{202F}][0-9]{3}(?![0-9]))*(?:[.,][0-9]+)?)/
        guard let match = text.prefixMatch(of: form),
            let number = NumberText("\(match.1)\(match.2)").decimal(locale: locale)
        else { return nil }
        return (number, text[match.range.upperBound...])
    }

    /// The longest start that is a number in words, before a unit.
    private func inWords(_ text: String, _ isUnit: (String) -> Bool) -> [Part]? {
        let words = text.replacing("-", with: " ").split(separator: " ").map(String.init)
        for count in words.indices.dropFirst().reversed() {
            let unit = words[count...].joined(separator: " ")
            if isUnit(unit), let number = number(Array(words[..<count])) { return [Part(number: number, unit: unit)] }
        }
        return nil
    }

    private func number(_ words: [String]) -> Double? {
        let words = words.map { $0.lowercased() }
        let languages = DateWords.reading(locale)
        if languages.contains(where: { $0.half.contains(words.joined(separator: " ")) }) { return 0.5 }
        return languages.lazy.compactMap { $0.count(words) }.first.map(Double.init)
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
