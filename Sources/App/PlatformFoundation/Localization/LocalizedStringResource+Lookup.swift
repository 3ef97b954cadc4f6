import IntentsStrings

extension LocalizedStringResource {
    /// The text in a locale: from the bundle's tables, else the default value.
    package func string(in locale: Locale) -> String {
        let arguments = defaultValue.arguments
        guard
            isTranslatable,
            let match = BundleTables.tables(of: bundle).match(key: key, table: table, locale: locale.identifier),
            let format = match.localization.text(
                language: match.language, numbers: arguments.map(\.pluralNumber))
        else { return defaultValue.text(in: locale) }
        return arguments.isEmpty ? format : FormatText(format: format).text(arguments, locale: locale)
    }

    /// The text in the language of the source, whatever the tables hold.
    package var sourceText: String { defaultValue.sourceText }

    /// The text with its placeholders replaced by a count.
    package func replacingPlaceholders(with count: Int) -> LocalizedStringResource {
        var result = LocalizedStringResource(
            key: key, defaultValue.replacingPlaceholders(with: count), table: table, locale: nil, bundle: bundle)
        if let ownLocale { result.locale = ownLocale }
        return result
    }

    private var isTranslatable: Bool { defaultValue.isTranslatable || key != defaultValue.key }
}
