/// A text that is looked up only when it is shown, in the reader's language (inventory §2.20).
///
/// `"\(name)"` alone has nothing to translate: it is shown as it is and never looked up.
public struct LocalizedStringResource: Hashable, Sendable {
    /// The key in the string table.
    public let key: String
    /// The text to show when no table holds the key.
    public let defaultValue: String.LocalizationValue
    /// The string table's name; `Localizable` when nil.
    public let table: String?
    /// Where the string tables are.
    public let bundle: BundleDescription
    /// The locale that was set; nil when the reader's counts.
    package private(set) var ownLocale: Locale?

    /// The locale the text is shown in: the one that was set, else that of the person the current task works for,
    /// else the process's own.
    public var locale: Locale {
        get { ownLocale ?? LocalizationScope.current }
        set { ownLocale = newValue }
    }

    /// Names a text by a key of its own.
    ///
    /// - Parameters:
    ///   - key: The key in the string table.
    ///   - defaultValue: The text to show when no table holds the key.
    ///   - table: The string table's file name without extension; `Localizable` when nil.
    ///   - locale: The locale to show the text in; that of the reader when left out.
    ///   - bundle: Where the string tables are.
    ///   - comment: A note for translators; not kept at run time.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: key.description, defaultValue, table: table, locale: locale, bundle: bundle)
    }

    /// Names a text that is its own key.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, and the text to show when no table holds it.
    ///   - table: The string table's file name without extension; `Localizable` when nil.
    ///   - locale: The locale to show the text in; that of the reader when left out.
    ///   - bundle: Where the string tables are.
    ///   - comment: A note for translators; not kept at run time.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    package init(
        key: String, _ defaultValue: String.LocalizationValue, table: String?, locale: Locale?,
        bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        ownLocale = locale
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Names a text that is its own key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// Names a text with values in it; its key has formats in their place, for example `%lld trails`.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The text itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource: Codable {}
