extension String {
    /// A text to look up in a string table: a key with the values interpolated into it (inventory §2.20).
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Codable, Sendable {
        /// A run of the source text, or a value in it.
        enum Segment: Hashable, Codable, Sendable {
            case literal(String)
            case argument(LocalizationArgument)
        }

        var segments: [Segment]

        /// Makes a value of a text without interpolations.
        public init(_ value: String) { segments = [.literal(value)] }

        /// Makes a value of a string literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// Makes a value of an interpolated string literal.
        public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }
    }
}

extension String.LocalizationValue {
    /// The interpolated values in order.
    package var arguments: [LocalizationArgument] {
        segments.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
    }

    /// The key in string tables: formats in place of the values, and `%%` for a percent sign beside them.
    package var key: String {
        guard !arguments.isEmpty else { return sourceText }
        return segments.map { segment in
            switch segment {
            case .literal(let text): text.replacing("%", with: "%%")
            case .argument(let argument): argument.specifier
            }
        }.joined()
    }

    /// False when there is nothing to translate around the values: `"\(name)"` is the name in every language.
    package var isTranslatable: Bool {
        arguments.isEmpty
            || segments.contains { if case .literal(let text) = $0 { !text.isEmpty } else { false } }
    }

    /// The text in the language of the source, with values as `locale` writes them.
    package func text(in locale: Locale) -> String {
        segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .argument(let argument): argument.text(in: locale)
            }
        }.joined()
    }

    /// The text in the language of the source; numbers as the scope's locale writes them.
    package var sourceText: String { text(in: LocalizationScope.current) }

    /// The value with its placeholders replaced by a count, for example for `"\(placeholder: .int) trails"`.
    package func replacingPlaceholders(with count: Int) -> Self {
        var result = self
        result.segments = segments.map { segment in
            guard case .argument(var argument) = segment, argument.value == .placeholder else { return segment }
            argument.value = .signed(Int64(count))
            return .argument(argument)
        }
        return result
    }
}
