import IntentsModel

extension Text {
    /// Which part of a text is left out when there is little room.
    public enum TruncationMode: String, Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle
    }

    /// Whether letters are large or small.
    public enum Case: String, Hashable, Sendable {
        /// All large.
        case uppercase
        /// All small.
        case lowercase
    }

    /// How a line along a text looks.
    public struct LineStyle: Hashable, Sendable {
        /// What the line is made of.
        public struct Pattern: Hashable, Sendable {
            let name: String

            /// One line.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// A dash and a dot in turn.
            public static let dashDot = Pattern(name: "dashDot")
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let pattern: Pattern
        let color: Color?

        /// Chooses a line.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line in the text's colour.
        public static let single = LineStyle()

        var attribute: JSONValue {
            guard self != .single else { return .bool(true) }
            return .object(
                ["pattern": .string(pattern.name)].merging(color.map { ["color": $0.styleAttribute] } ?? [:]) {
                    own, _ in
                    own
                })
        }
    }
}

extension Text {
    /// Shows a date; the surface keeps it up to date.
    public init(_ date: Date, style: DateStyle) { self.init(content: .date(.date(date, style))) }

    /// Shows two dates.
    public init(_ dates: ClosedRange<Date>) { self.init(content: .date(.interval(dates))) }

    /// Shows two dates.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Shows a timer; the surface keeps it up to date.
    /// - Parameters:
    ///   - timerInterval: when it starts and ends.
    ///   - pauseTime: when it stands still; never when nil.
    ///   - countsDown: whether it shows what is left.
    ///   - showsHours: whether it shows hours, when there are some.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            content: .date(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Shows an image in a line of text.
    public init(_ image: Image) { self.init(content: .image(image)) }

    /// Shows a value as a formatter writes it; its description when the formatter refuses it.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
    }

    /// Shows a text with attributes: its links stay; Foundation on Linux has no attributes for how a text looks.
    public init(_ attributedContent: AttributedString) {
        let runs = attributedContent.runs.map { run in
            Text(verbatim: String(attributedContent[run.range].characters))
                .with("link", run.link.map { .string($0.absoluteString) })
        }
        self = runs.dropFirst().reduce(runs.first ?? Text(verbatim: ""), +)
    }

    // A style that names no locale follows the process; it is the reader who should understand it.
    static func forReader<F: FormatStyle>(_ format: F) -> F {
        let own = Mirror(reflecting: format).descendant("locale") as? Locale
        return own == nil || own == .autoupdatingCurrent || own == .current
            ? format.locale(LocalizationScope.current) : format
    }
}
