import IntentsStrings

/// The locales of the index whose texts serve a person.
enum LocaleChain {
    /// Best first; the last one, empty, is the language of the source.
    static func serving(_ locale: String) -> [String] {
        LanguageTag(locale).fallbacks.map(\.description) + [""]
    }
}
