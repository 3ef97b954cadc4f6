extension AttributedString {
    /// How Markdown is read. Here it is always read inside lines alone, with white space as it is written.
    public struct MarkdownParsingOptions: Sendable {
        /// Which marks count.
        public enum InterpretedSyntax: Sendable {
            /// All.
            case full
            /// Those inside lines.
            case inlineOnly
            /// Those inside lines; white space stays.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens with a source that has mistakes.
        public enum FailurePolicy: Sendable {
            /// It is an error.
            case throwError
            /// What could be read.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes of the app's own count. They are read as text.
        public var allowsExtendedAttributes: Bool
        /// Which marks count.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens with mistakes. Every text is Markdown here, so there are none.
        public var failurePolicy: FailurePolicy
        /// The language of the text.
        public var languageCode: String?

        /// Makes options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads the marks of Markdown inside lines: emphasis, code, struck text and links.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { self = InlineMarkdown.text(of: markdown) }

    /// The styled text of a localised text with marks of Markdown.
    public init(localized resource: LocalizedStringResource) {
        self = InlineMarkdown.text(of: String(localized: resource))
    }

    /// The styled text of a localised text, which is its own key, with marks of Markdown.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = InlineMarkdown.text(
            of: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
    }
}
