import FoundationEssentials

/// A string catalog (`.xcstrings`) as its file states it.
package struct StringCatalog: Decodable {
    package var sourceLanguage: String
    package var strings: [String: Entry]

    /// Reads `data`; throws a sentence with the path inside the catalog when its shape is wrong.
    ///
    /// - Parameter file: The name used in messages.
    package init(_ data: Data, file: String) throws(StringTableProblem) {
        do {
            self = try JSONDecoder().decode(Self.self, from: data)
        } catch {
            throw catalogProblem(error, data: data, file: file)
        }
    }

    /// The catalog's keys in the form that every table has.
    package var entries: [String: StringEntry] { strings.mapValues(\.entry) }

    package struct Entry: Decodable {
        var extractionState: String?
        var shouldTranslate: Bool?
        var localizations: [String: Localization]?

        var entry: StringEntry {
            let known = (localizations ?? [:]).compactMap { language, localization in
                localization.localization.map { (LanguageTag(language), $0) }
            }
            return StringEntry(
                localizations: Dictionary(known) { first, _ in first }, isTranslatable: shouldTranslate ?? true,
                extractionState: extractionState)
        }
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        /// Nil when the language is listed without any text.
        var localization: StringLocalization? {
            guard let variation = variations?.variation ?? stringUnit.map({ .text($0.value) }) else { return nil }
            return StringLocalization(
                variation, substitutions: (substitutions ?? [:]).compactMapValues(\.substitution),
                isUntranslated: stringUnit?.state == "new")
        }
    }

    struct Unit: Decodable {
        var state: String?
        var value: String
    }

    /// What a text varies by. A catalog nests the two: each case may hold a text or further variations.
    final class Variations: Decodable {
        let plural: [String: Case]?
        let device: [String: Case]?

        struct Case: Decodable {
            var stringUnit: Unit?
            var variations: Variations?

            var variation: StringVariation? { variations?.variation ?? stringUnit.map { .text($0.value) } }
        }

        var variation: StringVariation? {
            if let plural { return .plural(Self.categories(plural)) }
            return device.map { .device($0.compactMapValues(\.variation)) }
        }

        private static func categories(_ cases: [String: Case]) -> [PluralCategory: StringVariation] {
            cases.reduce(into: [:]) { result, item in
                if let category = PluralCategory(rawValue: item.key) { result[category] = item.value.variation }
            }
        }
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?

        var substitution: StringSubstitution? {
            variations?.variation.map {
                StringSubstitution(argument: argNum ?? 1, formatSpecifier: formatSpecifier ?? "lld", variation: $0)
            }
        }
    }
}

private func catalogProblem(_ error: any Error, data: Data, file: String) -> StringTableProblem {
    guard let error = error as? DecodingError else { return StringTableProblem(file: file, message: "\(error)") }
    switch error {
    case .keyNotFound(let key, let context):
        let place = catalogPath(context.codingPath)
        return StringTableProblem(file: file, message: "“\(key.stringValue)” is missing \(place). Add it.")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
        let place = catalogPath(context.codingPath)
        return StringTableProblem(file: file, message: "The value \(place) has the wrong type for a string catalog.")
    default:
        return StringTableProblem(
            file: file, line: JSONSyntax.lineOfFirstError(in: data),
            message: "The string catalog is not valid JSON. Correct it here or save it again from its editor.")
    }
}

private func catalogPath(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "at the top of the string catalog" : "at \(path.map(\.stringValue).joined(separator: " → "))"
}
