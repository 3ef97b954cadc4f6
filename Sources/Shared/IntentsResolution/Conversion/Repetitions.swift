import Foundation
import IntentsModel

extension ValueConverter {
    /// `daily`, `every 2 weeks`, `every monday`, in the run's language too, or RFC 5545's `FREQ=WEEKLY;BYDAY=MO`.
    func recurrence(_ value: IntentValue) throws -> IntentValue {
        try structured(
            value, .recurrenceRule, form: "a repetition such as daily, every 2 weeks or FREQ=WEEKLY;BYDAY=MO"
        ) { text in
            let spoken = SpokenRepetition(calendar: calendar, locale: run.context.locale)
            guard let rule = RecurrenceText(calendar: calendar).rule(text) ?? spoken.rule(text) else { return nil }
            return (try JSONValue(encoding: rule), text)
        }
    }
}

/// A repetition as RFC 5545 writes it.
struct RecurrenceText {
    var calendar: Calendar

    private typealias Rule = Calendar.RecurrenceRule

    /// A rule as RFC 5545 writes it; nil when a part is unknown or wrong.
    func rule(_ text: String) -> Calendar.RecurrenceRule? {
        var fields: [String: String] = [:]
        for part in text.uppercased().replacing(/^RRULE:/, with: "").split(separator: ";") {
            let halves = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard halves.count == 2, fields.updateValue(halves[1], forKey: halves[0]) == nil else { return nil }
        }
        guard let frequency = fields.removeValue(forKey: "FREQ").flatMap(Self.frequency) else { return nil }
        var rule = Calendar.RecurrenceRule(calendar: calendar, frequency: frequency)
        for (name, value) in fields {
            guard apply(name, value, to: &rule) else { return nil }
        }
        return rule
    }

    private func apply(_ name: String, _ value: String, to rule: inout Calendar.RecurrenceRule) -> Bool {
        let numbers = value.split(separator: ",").compactMap { Int($0) }
        let areNumbers = numbers.count == value.split(separator: ",").count
        switch name {
        case "INTERVAL" where numbers.count == 1 && numbers[0] > 0: rule.interval = numbers[0]
        case "COUNT" where numbers.count == 1 && numbers[0] > 0: rule.end = .afterOccurrences(numbers[0])
        case "UNTIL":
            guard let date = until(value) else { return false }
            rule.end = .afterDate(date)
        case "BYDAY":
            let days = value.split(separator: ",").compactMap(Self.weekday)
            guard days.count == value.split(separator: ",").count else { return false }
            rule.weekdays = days
        case "BYMONTH" where areNumbers: rule.months = numbers.map { Rule.Month($0) }
        case "BYMONTHDAY" where areNumbers: rule.daysOfTheMonth = numbers
        case "BYYEARDAY" where areNumbers: rule.daysOfTheYear = numbers
        case "BYWEEKNO" where areNumbers: rule.weeks = numbers
        case "BYHOUR" where areNumbers: rule.hours = numbers
        case "BYMINUTE" where areNumbers: rule.minutes = numbers
        case "BYSECOND" where areNumbers: rule.seconds = numbers
        case "BYSETPOS" where areNumbers: rule.setPositions = numbers
        default: return false
        }
        return true
    }

    /// `20260203T100000Z` or `20260203`.
    private func until(_ text: String) -> Date? {
        guard let match = text.wholeMatch(of: /([0-9]{4})([0-9]{2})([0-9]{2})(?:T([0-9]{2})([0-9]{2})([0-9]{2})Z)?/)
        else {
            return nil
        }
        guard let hour = match.4, let minute = match.5, let second = match.6 else {
            return InstantText(text: "\(match.1)-\(match.2)-\(match.3)T00:00:00Z").date
        }
        return InstantText(text: "\(match.1)-\(match.2)-\(match.3)T\(hour):\(minute):\(second)Z").date
    }

    private static func frequency(_ name: String) -> Calendar.RecurrenceRule.Frequency? {
        [Rule.Frequency.minutely, .hourly, .daily, .weekly, .monthly, .yearly].first { $0.name == name }
    }

    private static func weekday(_ code: Substring) -> Calendar.RecurrenceRule.Weekday? {
        let days: [Locale.Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
        guard let day = days.first(where: { code.hasSuffix($0.code) }) else { return nil }
        let number = code.dropLast(2)
        return number.isEmpty ? .every(day) : Int(number).map { .nth($0, day) }
    }
}

extension Calendar.RecurrenceRule.Frequency {
    var name: String {
        switch self {
        case .minutely: "MINUTELY"
        case .hourly: "HOURLY"
        case .daily: "DAILY"
        case .weekly: "WEEKLY"
        case .monthly: "MONTHLY"
        case .yearly: "YEARLY"
        @unknown default: "DAILY"
        }
    }
}

extension Locale.Weekday {
    /// `MO`: the first two letters of the English name.
    var code: String { rawValue.prefix(2).uppercased() }
}
