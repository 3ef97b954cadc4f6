import Foundation

/// Whole numbers in words, as the language of a person spells them: “five”, “twenty-one”, “ein Dutzend” (KP-27).
///
/// ICU reads words too, but leniently (“fiveish” is 5 to it), so texts are compared with what it would write.
struct NumberWords {
    private static let largest = 1000
    private static let collectives: [String: [String: Int]] = [
        "en": ["a couple": 2, "a pair": 2, "half a dozen": 6, "a dozen": 12, "dozen": 12, "two dozen": 24],
        "de": ["ein paar": 2, "ein halbes dutzend": 6, "ein dutzend": 12, "dutzend": 12],
        "fr": ["une paire": 2, "une demi douzaine": 6, "une dizaine": 10, "une douzaine": 12, "une vingtaine": 20],
        "es": ["un par": 2, "media docena": 6, "una docena": 12],
    ]

    private let locale: Locale

    init(locale: String) { self.locale = Locale(identifier: locale) }

    /// The number that the text spells, up to a thousand; nil for anything else.
    func number(_ text: String) -> Int? {
        let words = Self.folded(text)
        guard words.contains(where: \.isLetter), words.count < 80 else { return nil }
        let language = locale.language.languageCode?.identifier ?? "en"
        if let number = Self.collectives[language]?[words] { return number }
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .spellOut
        return (0...Self.largest).first { number in
            formatter.string(from: NSNumber(value: number)).map(Self.folded) == words
        }
    }

    /// Hyphens are spaces, soft ones nothing; “and” is optional in English, as ICU leaves it out.
    private static func folded(_ text: String) -> String {
        text.replacingOccurrences(of: "\u{AD}", with: "").replacingOccurrences(of: "-", with: " ").lowercased()
            .split(whereSeparator: \.isWhitespace).filter { $0 != "and" }.joined(separator: " ")
    }
}
