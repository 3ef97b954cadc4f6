import Foundation
import IntentsStrings

/// A point in time that a text says, and whether it says the time of day too.
struct Moment: Equatable {
    var date: Date
    var hasTime: Bool
}

/// Reads the accepted spellings of a date: ISO 8601, and short ones in English and in the language of a person.
struct DateText {
    /// With the time zone in which days begin.
    var calendar: Calendar
    var locale: String
    /// What relative dates are counted from.
    var now: Date

    /// - Parameter takesTime: whether a time alone is a value.
    func moment(_ text: String, takesTime: Bool) -> Moment? {
        if let date = InstantText(text: text).date { return Moment(date: date, hasTime: true) }
        // A sentence is no date, and reading one would take long.
        guard text.count <= 60 else { return nil }
        for words in DateWords.reading(locale) {
            if let moment = moment(tokens(of: text), words, takesTime: takesTime) { return moment }
        }
        return nil
    }

    private func moment(_ tokens: [String], _ words: DateWords, takesTime: Bool) -> Moment? {
        if let date = SpanText(words: words, calendar: calendar, now: now).date(tokens) {
            return Moment(date: date, hasTime: true)
        }
        let day = DayText(words: words, calendar: calendar, now: now, locale: locale)
        if let date = day.date(tokens) { return Moment(date: date, hasTime: false) }
        if takesTime, let time = TimeText(words: words).time(tokens) { return self.moment(of: time, on: now) }
        return dayAndTime(tokens, words, day)
    }

    /// The time stands behind the day, or before it: `tomorrow 9am`, `9am tomorrow`.
    private func dayAndTime(_ tokens: [String], _ words: DateWords, _ day: DayText) -> Moment? {
        let times = TimeText(words: words)
        for split in tokens.indices.dropFirst() {
            let (before, after) = (Array(tokens[..<split]), Array(tokens[split...]))
            for (date, time) in [(before, after), (after, before)] {
                if let time = times.time(time), let date = day.date(date) { return moment(of: time, on: date) }
            }
        }
        return nil
    }

    private func moment(of time: TimeOfDay, on day: Date) -> Moment? {
        calendar.date(bySettingHour: time.hour, minute: time.minute, second: time.second, of: day)
            .map { Moment(date: $0, hasTime: true) }
    }

    /// ISO 8601 has a `T` between day and time; without an offset both are those of the person's own clock.
    private func tokens(of text: String) -> [String] {
        text.folded.replacing(/^([0-9]{4}-[0-9]{2}-[0-9]{2})t(?=[0-9])/) { "\($0.1) " }
            .split { $0.isWhitespace || $0 == "," }.map(String.init)
    }
}
