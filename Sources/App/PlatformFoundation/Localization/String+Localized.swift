extension String {
    // Disfavoured, so that a literal argument means the form with `table`, `bundle` and `locale`.
    /// The text of a resource in the resource's locale.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.string(in: resource.locale) }

    /// The localised form of a text that is its own key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, and the text to show when no table holds it.
    ///   - table: The string table's file name without extension; `Localizable` when nil.
    ///   - bundle: Where the string tables are; the main bundle when nil.
    ///   - locale: The locale to show the text in; that of the reader when left out.
    ///   - comment: A note for translators; not kept at run time.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                keyAndValue, table: table, locale: locale, bundle: .init(bundle), comment: comment))
    }

    /// The localised form of a text with a key of its own.
    ///
    /// - Parameters:
    ///   - key: The key in the string table.
    ///   - defaultValue: The text to show when no table holds the key.
    ///   - table: The string table's file name without extension; `Localizable` when nil.
    ///   - bundle: Where the string tables are; the main bundle when nil.
    ///   - locale: The locale to show the text in; that of the reader when left out.
    ///   - comment: A note for translators; not kept at run time.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale, bundle: .init(bundle),
                comment: comment))
    }
}
