import Foundation
import IntentsModel

extension ValueConverter {
    /// `daily`, `every 2 weeks`, `every month`.
    func recurrence(_ value: IntentValue) throws -> IntentValue {
        try structured(value, .recurrenceRule, form: "a repetition such as daily or every 2 weeks") { text in
            guard let (interval, frequency) = RepetitionText.read(text.lowercased()) else { return nil }
            let rule = Calendar.RecurrenceRule(calendar: calendar, frequency: frequency, interval: interval)
            return (try JSONValue(encoding: rule), text)
        }
    }
}

/// A repetition as people write it.
enum RepetitionText {
    static func read(_ text: String) -> (interval: Int, Calendar.RecurrenceRule.Frequency)? {
        if let frequency = adverbs[text] { return (1, frequency) }
        guard let match = text.wholeMatch(of: /every\s+(?:([0-9]+|other)\s+)?([a-z]+?)s?/) else { return nil }
        let interval = match.1.map { $0 == "other" ? 2 : Int($0) ?? 0 } ?? 1
        guard (1...10_000).contains(interval), let frequency = units[String(match.2)] else { return nil }
        return (interval, frequency)
    }

    private static let adverbs: [String: Calendar.RecurrenceRule.Frequency] = [
        "hourly": .hourly, "daily": .daily, "weekly": .weekly, "monthly": .monthly, "yearly": .yearly,
        "annually": .yearly,
    ]
    private static let units: [String: Calendar.RecurrenceRule.Frequency] = [
        "minute": .minutely, "hour": .hourly, "day": .daily, "week": .weekly, "month": .monthly, "year": .yearly,
    ]
}
