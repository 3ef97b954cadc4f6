import Foundation
import IntentsModel

extension ValueConverter {
    /// The forms of `DateText`, and nothing else: a guess would run at the wrong time.
    func date(_ value: IntentValue) throws -> IntentValue {
        if case .date = value { return value }
        let takesTime = parameter.dateKind == "time"
        if case .string(let text) = value, let date = dateText.date(text, takesTime: takesTime) { return .date(date) }
        throw problem(
            takesTime
                ? "“${title}” takes a time as hh:mm, a date as YYYY-MM-DD, or an ISO 8601 instant such as "
                    + "2026-02-03T10:00:00Z; ${value} is none of them."
                : "“${title}” takes a date as YYYY-MM-DD or an ISO 8601 instant such as 2026-02-03T10:00:00Z; "
                    + "${value} is neither.",
            ["value": value.spelling])
    }

    private var dateText: DateText { DateText(timeZone: run.timeZone ?? .current, now: run.now) }
}

/// Reads the accepted spellings of a date.
struct DateText {
    var timeZone: TimeZone
    /// Gives the day that a time without a date is meant for.
    var now: @Sendable () -> Date

    /// - Parameter takesTime: whether `hh:mm` is a value.
    func date(_ text: String, takesTime: Bool) -> Date? {
        instant(text) ?? day(text) ?? (takesTime ? time(text) : nil)
    }

    /// `2026-02-03`: the start of that day here.
    private func day(_ text: String) -> Date? {
        guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/) else { return nil }
        let fields = numbers(match.1, match.2, match.3)
        return date(DateComponents(year: fields[0], month: fields[1], day: fields[2]), in: timeZone)
            .map { calendar(timeZone).startOfDay(for: $0) }
    }

    /// `2026-02-03T10:00:00.5+01:00`: one instant; seconds may be missing, the offset may not.
    private func instant(_ text: String) -> Date? {
        let form =
            /([0-9]{4})-([0-9]{2})-([0-9]{2})[Tt]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,]([0-9]{1,9}))?)?([Zz]|[+-][0-9]{2}(?::?[0-9]{2})?)/
        guard let match = text.wholeMatch(of: form), let zone = offset(match.8) else { return nil }
        let fields = numbers(match.1, match.2, match.3, match.4, match.5, match.6 ?? "0")
        guard fields[3] < 24, fields[4] < 60, fields[5] < 60 else { return nil }
        let components = DateComponents(
            year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4], second: fields[5])
        let fraction = match.7.flatMap { Double("0.\($0)") } ?? 0
        return date(components, in: zone).map { $0.addingTimeInterval(fraction) }
    }

    /// `18:30`: that time today.
    private func time(_ text: String) -> Date? {
        guard let match = text.wholeMatch(of: /([0-9]{1,2}):([0-9]{2})/) else { return nil }
        let fields = numbers(match.1, match.2)
        guard fields[0] < 24, fields[1] < 60 else { return nil }
        return calendar(timeZone).date(bySettingHour: fields[0], minute: fields[1], second: 0, of: now())
    }

    /// The date, unless the calendar has no such day.
    private func date(_ components: DateComponents, in zone: TimeZone) -> Date? {
        let calendar = calendar(zone)
        guard let date = calendar.date(from: components) else { return nil }
        let read = calendar.dateComponents([.year, .month, .day], from: date)
        let isSame = read.year == components.year && read.month == components.month && read.day == components.day
        return isSame ? date : nil
    }

    private func offset(_ text: Substring) -> TimeZone? {
        guard text.lowercased() != "z" else { return .gmt }
        let digits = text.dropFirst().filter { $0 != ":" }
        let hours = Int(digits.prefix(2)) ?? 0
        let minutes = Int(digits.dropFirst(2)) ?? 0
        guard hours < 24, minutes < 60 else { return nil }
        return TimeZone(secondsFromGMT: (hours * 60 + minutes) * (text.hasPrefix("-") ? -60 : 60))
    }

    private func numbers(_ fields: Substring...) -> [Int] { fields.map { Int($0) ?? 0 } }

    private func calendar(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
}
