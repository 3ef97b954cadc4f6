import IntentsModel
import IntentsResolution
import IntentsStrings

/// The texts of an installed bundle in the languages it has.
struct BundleTexts: TextLocalizer {
    private let tables: StringTables

    init(bundlePath: String) { tables = StringTables(bundleAt: bundlePath) }

    /// The languages, beside the source's own, that the bundle has texts in.
    var locales: [String] {
        tables.languages.filter { $0 != tables.developmentLanguage }.map(\.description)
    }

    func string(for text: LocalizedText, locale: String) -> String {
        tables.string(key: text.key, table: text.table, locale: locale) ?? text.sourceText
    }
}
