import FoundationEssentials
import IntentsModel
import IntentsStrings

extension ValueConverter {
    /// The common words, 1 and 0, and the parameter's own names of the two values.
    func bool(_ value: IntentValue) throws -> IntentValue {
        switch value {
        case .bool: return value
        case .int(1): return .bool(true)
        case .int(0): return .bool(false)
        case .string(let text):
            let word = text.folded
            if boolWords(true).contains(word) { return .bool(true) }
            if boolWords(false).contains(word) { return .bool(false) }
        default: break
        }
        throw problem(
            "“${title}” takes ${true} or ${false}; ${value} is neither.",
            ["true": boolName(true), "false": boolName(false), "value": value.spelling])
    }

    /// What a person is shown for one of the two values.
    func boolName(_ value: Bool) -> String {
        guard let display = parameter.boolDisplay else { return texts(value ? "yes" : "no") }
        return texts(value ? display.true : display.false)
    }

    private func boolWords(_ value: Bool) -> [String] {
        let language = Locale(identifier: run.context.locale).language.languageCode?.identifier ?? "en"
        let own = BoolWords.known[language]?[value] ?? []
        return (BoolWords.known["en"]?[value] ?? []) + own + [boolName(value).folded]
    }
}

/// The common words for yes and no, without accents.
private enum BoolWords {
    static let known: [String: [Bool: [String]]] = [
        "en": [true: ["true", "yes", "on", "1"], false: ["false", "no", "off", "0"]],
        "de": [true: ["wahr", "ja", "an", "ein"], false: ["falsch", "nein", "aus"]],
        "fr": [true: ["vrai", "oui"], false: ["faux", "non"]],
        "es": [true: ["verdadero", "si"], false: ["falso", "no"]],
    ]
}
