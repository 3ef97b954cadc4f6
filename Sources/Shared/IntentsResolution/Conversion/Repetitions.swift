import Foundation
import IntentsModel

extension ValueConverter {
    /// `daily`, `every 2 weeks`, `every month`.
    func recurrence(_ value: IntentValue) throws -> IntentValue {
        try structured(value, .recurrenceRule, form: "a repetition such as daily or every 2 weeks") { text in
            guard let (interval, frequency) = RepetitionText.read(text.lowercased()) else { return nil }
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = run.timeZone ?? .current
            let rule = Calendar.RecurrenceRule(calendar: calendar, frequency: frequency, interval: interval)
            return (try JSONValue(encoding: rule), text)
        }
    }

    /// A date, with a time or without, by its parts.
    func dateComponents(_ value: IntentValue) throws -> IntentValue {
        if case .structured(let structure) = value, structure.typeName == PrimitiveType.dateComponents.swiftName {
            return value
        }
        guard case .date(let date) = try date(value) else { return value }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = run.timeZone ?? .current
        let parts: Set<Calendar.Component> =
            switch parameter.dateKind {
            case "date": [.year, .month, .day]
            case "time": [.hour, .minute, .second]
            default: [.year, .month, .day, .hour, .minute, .second]
            }
        let components = calendar.dateComponents(parts, from: date)
        return .structured(
            StructuredValue(
                typeName: PrimitiveType.dateComponents.swiftName, fields: try JSONValue(encoding: components),
                text: value.plainText))
    }
}

extension IntentValue {
    /// The text that was given, or what a message calls the value.
    fileprivate var plainText: String { if case .string(let text) = self { text } else { spelling } }
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
