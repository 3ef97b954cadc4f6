import IntentsModel

extension Text {
    /// How a date is shown.
    public struct DateStyle: Hashable, Sendable, Codable {
        let name: String

        /// The time of day.
        public static let time = DateStyle(name: "time")
        /// The day.
        public static let date = DateStyle(name: "date")
        /// How far away it is.
        public static let relative = DateStyle(name: "relative")
        /// How far away it is, with a sign for the direction.
        public static let offset = DateStyle(name: "offset")
        /// The time to or since it, as a clock counts.
        public static let timer = DateStyle(name: "timer")
    }
}

/// A text that a surface may keep up to date: its node has what it says now, and what it is made of.
enum DateText: Hashable, Sendable {
    case date(Date, Text.DateStyle)
    case interval(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

    /// What it says at a moment.
    func text(at now: Date, in locale: Locale) -> String {
        switch self {
        case .date(let date, .time): date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
        case .date(let date, .date): date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
        case .date(let date, .timer): Self.clock(seconds: abs(date.timeIntervalSince(now)), hours: false, locale)
        case .date(let date, .offset):
            (date > now ? "+" : "-") + Self.distance(abs(date.timeIntervalSince(now)), units: 1, locale)
        case .date(let date, _): Self.distance(abs(date.timeIntervalSince(now)), units: 2, locale)
        case .interval(let range):
            Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: locale).format(
                range.lowerBound..<max(range.upperBound, range.lowerBound.addingTimeInterval(1)))
        case .timer(let range, let pause, let countsDown, let showsHours):
            Self.clock(
                seconds: Self.seconds(of: range, at: pause ?? now, countsDown: countsDown), hours: showsHours, locale)
        }
    }

    /// What it is made of, for a surface that keeps it up to date.
    var attributes: [String: JSONValue] {
        switch self {
        case .date(let date, let style): ["date": Self.text(of: date), "dateStyle": .string(style.name)]
        case .interval(let range):
            ["dateInterval": .array([Self.text(of: range.lowerBound), Self.text(of: range.upperBound)])]
        case .timer(let range, let pause, let countsDown, _):
            [
                "timerInterval": .array([Self.text(of: range.lowerBound), Self.text(of: range.upperBound)]),
                "countsDown": .bool(countsDown),
            ].merging(pause.map { ["pauseTime": Self.text(of: $0)] } ?? [:]) { own, _ in own }
        }
    }

    private static func seconds(of range: ClosedRange<Date>, at now: Date, countsDown: Bool) -> TimeInterval {
        let moment = min(max(now, range.lowerBound), range.upperBound)
        return countsDown ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
    }

    private static func clock(seconds: TimeInterval, hours: Bool, _ locale: Locale) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern = hours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
        return duration(seconds).formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
    }

    private static func distance(_ seconds: TimeInterval, units: Int, _ locale: Locale) -> String {
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units)
        return duration(seconds).formatted(style.locale(locale))
    }

    // Far dates have no exact number of seconds, and more than that is no duration.
    private static func duration(_ seconds: TimeInterval) -> Duration { .seconds(min(seconds.rounded(), 1e15)) }

    private static func text(of date: Date) -> JSONValue { .string(date.formatted(.iso8601)) }
}
