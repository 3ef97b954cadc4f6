/// A text that a view looks up in the app's string tables when it is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let value: String.LocalizationValue

    /// Makes a key of a text.
    public init(_ value: String) { self.value = String.LocalizationValue(value) }

    /// Makes a key of a string literal.
    public init(stringLiteral value: String) { self.value = String.LocalizationValue(stringLiteral: value) }

    /// Makes a key of an interpolated literal; formats stand for the values, for example `%lld trails`.
    public init(stringInterpolation: StringInterpolation) {
        value = String.LocalizationValue(stringInterpolation: stringInterpolation.parts)
    }

    /// The text to look up.
    package func resource(table: String? = nil, bundle: Bundle? = nil) -> LocalizedStringResource {
        LocalizedStringResource(value, table: table, bundle: .init(bundle))
    }
}

extension LocalizedStringKey {
    /// Collects the parts of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
        var parts: String.LocalizationValue.StringInterpolation

        /// Prepares for a text of the given size.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        /// Adds source text.
        public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

        /// Adds a text that is shown as it is.
        public mutating func appendInterpolation(_ string: String) { parts.appendInterpolation(string) }

        /// Adds another localised text.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            parts.appendInterpolation(resource)
        }

        /// Adds a number, written as the reader's locale does.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { parts.appendInterpolation(value) }

        /// Adds a number in a printf format.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            parts.appendInterpolation(value, specifier: specifier)
        }

        /// Adds a value as a format style writes it.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatOutput == String { parts.appendInterpolation(value, format: Text.forReader(format)) }

        /// Adds a value as a formatter writes it.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            parts.appendInterpolation(subject, formatter: formatter)
        }

        /// Adds any other value: its localised text when it has one, else its description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { parts.appendInterpolation(value) }
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a text; its look is that of the whole.
    public mutating func appendInterpolation(_ text: Text) {
        if let resource = text.resource {
            parts.appendInterpolation(resource)
        } else {
            parts.appendInterpolation(text.string(in: LocalizationScope.current))
        }
    }

    /// Adds an image: the character for an object stands in its place.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Adds a date as it is shown now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Adds two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

    /// Adds two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    /// Adds a timer as it is shown now.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// Adds a text with attributes; its look is that of the whole.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        appendInterpolation(Text(attributedString))
    }
}
