/// One key of a string table with its text in each language.
package struct StringEntry: Hashable, Sendable {
    /// Texts by canonical language tag.
    package var localizations: [LanguageTag: StringLocalization] = [:]
    /// False when the catalog says that the text is the same in every language.
    package var isTranslatable = true
    /// How the key came into the catalog: `manual`, `stale`, `migrated`, `extracted_with_value`; nil in `.strings`.
    package var extractionState: String?

    /// Adds what `other` knows beyond this entry; what is already here stays.
    mutating func merge(_ other: StringEntry) {
        localizations.merge(other.localizations) { mine, _ in mine }
        isTranslatable = isTranslatable && other.isTranslatable
        extractionState = extractionState ?? other.extractionState
    }
}

/// The text of one key in one language.
package struct StringLocalization: Hashable, Sendable {
    package var variation: StringVariation
    /// Parts that vary by their own argument, by the name used in the text as `%#@name@`.
    package var substitutions: [String: StringSubstitution]
    /// True when a catalog marks the text as new: it is shown, but nobody translated it yet.
    package var isUntranslated: Bool

    package init(
        _ variation: StringVariation, substitutions: [String: StringSubstitution] = [:], isUntranslated: Bool = false
    ) {
        self.variation = variation
        self.substitutions = substitutions
        self.isUntranslated = isUntranslated
    }

    /// Every text that may be shown, those of parts included.
    package var texts: [String] { variation.texts + substitutions.values.flatMap(\.variation.texts) }

    /// The format text for the given arguments; nil when a variation has no usable case.
    ///
    /// - Parameters:
    ///   - language: Whose plural rules apply.
    ///   - numbers: The run-time arguments in order; nil where an argument is not a number.
    package func text(language: LanguageTag, numbers: [PluralNumber?]) -> String? {
        let number = numbers.lazy.compactMap(\.self).first
        guard var text = variation.text(language: language, number: number) else { return nil }
        for (name, substitution) in substitutions {
            let marker = "%#@\(name)@"
            guard text.contains(marker) else { continue }
            let position = substitution.argument
            let own = numbers.indices.contains(position - 1) ? numbers[position - 1] : nil
            guard let part = substitution.variation.text(language: language, number: own) else { return nil }
            let format = "%\(position)$\(substitution.formatSpecifier)"
            text = text.replacing(marker, with: part.replacing("%arg", with: format))
        }
        return text
    }
}

/// A part of a text that varies by one argument of its own.
package struct StringSubstitution: Hashable, Sendable {
    /// The one-based argument that chooses the case and stands for `%arg`.
    package var argument: Int
    /// The format of that argument without its percent sign, for example `lld`.
    package var formatSpecifier: String
    package var variation: StringVariation
}

/// A text, or a choice between texts.
package indirect enum StringVariation: Hashable, Sendable {
    case text(String)
    case plural([PluralCategory: StringVariation])
    case device([String: StringVariation])

    /// The texts of all cases.
    var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .plural(let cases): cases.values.flatMap(\.texts)
        case .device(let cases): cases.values.flatMap(\.texts)
        }
    }

    /// The text for a number; nil when no case is usable.
    func text(language: LanguageTag, number: PluralNumber?) -> String? {
        switch self {
        case .text(let text): text
        case .plural(let cases):
            pluralCase(of: cases, language: language, number: number)?
                .text(language: language, number: number)
        case .device(let cases): deviceCase(of: cases)?.text(language: language, number: number)
        }
    }

    private func pluralCase(
        of cases: [PluralCategory: StringVariation], language: LanguageTag, number: PluralNumber?
    ) -> StringVariation? {
        // A written zero case wins for 0 in every language, as in Apple's tables.
        if let number, number.isZero, let zero = cases[.zero] { return zero }
        let category = number.map { PluralCategory(of: $0, language: language) } ?? .other
        return cases[category] ?? cases[.other]
    }

    // A Linux machine is none of the named devices; of those a Mac's wording ("click") fits best.
    private func deviceCase(of cases: [String: StringVariation]) -> StringVariation? {
        cases["other"] ?? cases["mac"] ?? cases.min { $0.key < $1.key }?.value
    }
}
