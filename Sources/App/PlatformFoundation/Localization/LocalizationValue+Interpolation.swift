extension String.LocalizationValue {
    /// A kind of value that is filled in later.
    public enum Placeholder: Hashable, Sendable, Codable {
        /// A signed integer.
        case int
        /// An unsigned integer.
        case uint
        /// A single-precision number.
        case float
        /// A double-precision number.
        case double
        /// Any text.
        case object

        var specifier: String {
            switch self {
            case .int: "%lld"
            case .uint: "%llu"
            case .float: "%f"
            case .double: "%lf"
            case .object: "%@"
            }
        }
    }

    /// Collects the parts of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
        var segments: [Segment] = []

        /// Prepares for a text of the given size.
        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds source text.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        private mutating func append(_ value: LocalizationArgument.Value, _ specifier: String) {
            segments.append(.argument(LocalizationArgument(value, specifier: specifier)))
        }

        /// Adds a text that is shown as it is.
        public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

        /// Adds another localised text, shown in the language of the whole.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.resource(resource), "%@")
        }

        /// Adds a number, written as the reader's locale does.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._localizationNumber.value, T._specifier)
        }

        /// Adds a number in a printf format.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._localizationNumber.value, specifier)
        }

        /// Adds a value as a format style writes it.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append(.text(format.format(value)), "%@")
        }

        /// Adds a value as a formatter writes it, or its description when the formatter refuses it.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(.text(formatter.string(for: subject) ?? String(describing: subject)), "%@")
        }

        /// Adds room for a value that is filled in later.
        public mutating func appendInterpolation(placeholder: Placeholder) {
            append(.placeholder, placeholder.specifier)
        }

        /// Adds room for a value that is filled in later, in a printf format.
        public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
            append(.placeholder, specifier)
        }

        /// Adds any other value: its localised text when it has one, else its description. An optional counts as
        /// the value it holds.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            let content = (value as? any OptionalContent)?.content ?? value
            if let convertible = content as? any CustomLocalizedStringResourceConvertible {
                append(.resource(convertible.localizedStringResource), "%@")
            } else {
                append(.text(String(describing: content)), "%@")
            }
        }
    }
}

/// Lets `"\(optional)"` show what is inside, through any depth of optionality.
private protocol OptionalContent {
    /// The innermost value; the text `nil` when there is none.
    var content: Any { get }
}

extension Optional: OptionalContent {
    fileprivate var content: Any { map { ($0 as? any OptionalContent)?.content ?? $0 } ?? "nil" }
}
