import IntentsStrings

/// A value interpolated into a localised text, with the format that stands for it in the key.
package struct LocalizationArgument: Hashable, Sendable, Codable {
    /// What was interpolated.
    package indirect enum Value: Hashable, Sendable, Codable {
        case text(String)
        case resource(LocalizedStringResource)
        case signed(Int64)
        case unsigned(UInt64)
        case floating(Double)
        /// Stands for a value that is filled in later.
        case placeholder
    }

    package var value: Value
    /// The format as it appears in the key, for example `%lld`.
    package var specifier: String

    package init(_ value: Value, specifier: String) {
        self.value = value
        self.specifier = specifier
    }

    /// The value as a person reads it in `locale`.
    ///
    /// - Parameter other: The format a translation asks for instead of the source's own.
    func text(in locale: Locale, format other: FormatSpecifier? = nil) -> String {
        let own = FormatSpecifier(specifier)
        // "%@" in a translation of a number means the number in the source's format.
        let format = other.flatMap { $0.conversion == "@" ? nil : $0 } ?? own ?? FormatSpecifier(conversion: "@")
        switch value {
        case .text(let text): return format.padded(text)
        case .resource(let resource): return format.padded(resource.string(in: locale))
        case .signed(let number): return format.text(number, locale: locale)
        case .unsigned(let number): return format.text(number, locale: locale)
        case .floating(let number): return format.text(number, locale: locale)
        case .placeholder: return specifier
        }
    }

    /// The number that chooses a plural form; nil for texts.
    var pluralNumber: PluralNumber? {
        switch value {
        case .text, .resource, .placeholder: nil
        case .signed(let number): PluralNumber(number)
        case .unsigned(let number): PluralNumber(number)
        case .floating(let number):
            PluralNumber(number, decimals: FormatSpecifier(specifier)?.decimals ?? FormatSpecifier.defaultDecimals)
        }
    }
}
