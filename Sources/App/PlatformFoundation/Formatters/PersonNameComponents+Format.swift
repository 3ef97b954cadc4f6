extension PersonNameComponents {
    /// Writes names in the order of the reader's language.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The given name, or what there is.
            case short
            /// Given name and family name.
            case medium
            /// Everything.
            case long
            /// The first letters.
            case abbreviated
        }

        /// How much is written.
        public let style: Style
        /// The language whose order counts.
        public var locale: Locale

        /// Makes a style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// The same for another language.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

        /// A name as text.
        public func format(_ value: PersonNameComponents) -> String {
            let names = familyNameFirst ? [value.familyName, value.givenName] : [value.givenName, value.familyName]
            switch style {
            case .short: return (value.nickname ?? value.givenName ?? value.familyName) ?? ""
            case .medium: return joined(names)
            case .abbreviated: return names.compactMap { $0?.first }.map(String.init).joined()
            case .long:
                let inner = familyNameFirst ? names + [value.middleName] : [names[0], value.middleName, names[1]]
                return joined([value.namePrefix] + inner + [value.nameSuffix])
            }
        }

        private func joined(_ parts: [String?]) -> String {
            let separator = ["zh", "ja"].contains(locale.language.languageCode?.identifier) ? "" : " "
            return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
        }

        private var familyNameFirst: Bool {
            ["zh", "ja", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier)
        }
    }

    /// The name as text: given name and family name, in the order of the reader's language.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// The name as text.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle {
        PersonNameComponents.FormatStyle(style: style)
    }
}
