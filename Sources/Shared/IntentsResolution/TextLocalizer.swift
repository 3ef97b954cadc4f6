import IntentsModel

/// Turns the texts of metadata into final ones.
package protocol TextLocalizer: Sendable {
    /// The text in the given locale, or the source's own when no table holds it.
    func string(for text: LocalizedText, locale: String) -> String
}

/// Shows every text as the source states it.
package struct SourceTexts: TextLocalizer {
    package init() {}

    package func string(for text: LocalizedText, locale: String) -> String { text.sourceText }
}
