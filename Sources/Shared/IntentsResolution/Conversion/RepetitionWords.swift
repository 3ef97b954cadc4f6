import Foundation
import IntentsStrings

/// The words of one language with which people say that something comes back.
struct RepetitionWords: Sendable {
    var language: String
    /// Words for a frequency: `daily`.
    var adverbs: [String: Calendar.RecurrenceRule.Frequency]
    /// Words before a unit or a day: `every`.
    var every: [String]
    /// `other`: every second one.
    var other: [String]
    /// Words that stand for the days from Monday to Friday.
    var weekdays: [String]

    /// The languages in which a person's text is read: their own, then English.
    static func reading(_ locale: String) -> [RepetitionWords] {
        DateWords.reading(locale).compactMap { words in known.first { $0.language == words.language } }
    }

    private static let known: [RepetitionWords] = [
        RepetitionWords(
            language: "en",
            adverbs: adverbs(["hourly"], ["daily"], ["weekly"], ["monthly"], ["yearly", "annually"]),
            every: ["every", "each"], other: ["other", "second"], weekdays: ["weekday", "weekdays"]),
        RepetitionWords(
            language: "de",
            adverbs: adverbs(["stundlich"], ["taglich"], ["wochentlich"], ["monatlich"], ["jahrlich"]),
            every: ["jeden", "jede", "jedes", "alle"], other: ["zweiten", "zweite", "zweites"],
            weekdays: ["werktag", "werktags", "wochentag"]),
        RepetitionWords(
            language: "fr",
            adverbs: adverbs([], ["quotidien"], ["hebdomadaire"], ["mensuel"], ["annuel"]),
            every: ["chaque", "tous les", "toutes les"], other: [], weekdays: []),
        RepetitionWords(
            language: "es",
            adverbs: adverbs([], ["diario", "diariamente"], ["semanal"], ["mensual"], ["anual"]),
            every: ["cada", "todos los", "todas las"], other: [], weekdays: []),
    ]

    /// From hours to years.
    private static func adverbs(_ words: [String]...) -> [String: Calendar.RecurrenceRule.Frequency] {
        let frequencies: [Calendar.RecurrenceRule.Frequency] = [.hourly, .daily, .weekly, .monthly, .yearly]
        return Dictionary(
            zip(words, frequencies).flatMap { words, frequency in words.map { ($0, frequency) } },
            uniquingKeysWith: { first, _ in first })
    }
}

/// A repetition in words: `daily`, `every other week`, `every monday and friday`, `every weekday`, `jeden Montag`.
struct SpokenRepetition {
    var calendar: Calendar
    var locale: String

    func rule(_ text: String) -> Calendar.RecurrenceRule? {
        let tokens = text.folded.split { $0.isWhitespace || $0 == "," }.map(String.init)
        return zip(RepetitionWords.reading(locale), DateWords.reading(locale)).lazy
            .compactMap { rule(tokens, $0, $1) }.first
    }

    private func rule(
        _ tokens: [String], _ words: RepetitionWords, _ dates: DateWords
    ) -> Calendar.RecurrenceRule? {
        if tokens.count == 1, let frequency = words.adverbs[tokens[0]] { return made(frequency) }
        let said = tokens.after(words.every)
        if let only = (said ?? tokens).first, (said ?? tokens).count == 1, words.weekdays.contains(only) {
            return made(.weekly, days: [.monday, .tuesday, .wednesday, .thursday, .friday])
        }
        guard var rest = said else { return nil }
        let interval = taken(from: &rest, words, dates)
        if rest.count == 1, let unit = dates.units[rest[0]] {
            return Self.frequencies[unit].map { made($0, interval: interval) }
        }
        let days = rest.filter { !["and", "und", "et", "y"].contains($0) }.map { weekday($0, dates) }
        guard !days.isEmpty, days.allSatisfy({ $0 != nil }) else { return nil }
        return made(.weekly, interval: interval, days: days.compactMap(\.self))
    }

    /// The number before what comes back; 1 when there is none.
    private func taken(from tokens: inout [String], _ words: RepetitionWords, _ dates: DateWords) -> Int {
        guard tokens.count > 1 else { return 1 }
        let number = words.other.contains(tokens[0]) ? 2 : dates.count([tokens[0]])
        guard let number, number > 0 else { return 1 }
        tokens.removeFirst()
        return number
    }

    private func made(
        _ frequency: Calendar.RecurrenceRule.Frequency, interval: Int = 1, days: [Locale.Weekday] = []
    ) -> Calendar.RecurrenceRule {
        Calendar.RecurrenceRule(
            calendar: calendar, frequency: frequency, interval: interval, weekdays: days.map { .every($0) })
    }

    /// A day by its name or short name, in English also in the plural.
    private func weekday(_ name: String, _ words: DateWords) -> Locale.Weekday? {
        var named = calendar
        named.locale = Locale(identifier: words.language)
        let names = [name, name.hasSuffix("s") ? String(name.dropLast()) : name]
        for symbols in [named.weekdaySymbols, named.shortWeekdaySymbols] {
            let folded = symbols.map { $0.folded.filter { $0 != "." } }
            if let place = folded.firstIndex(where: names.contains) { return Self.days[place] }
        }
        return nil
    }

    /// As calendars count them.
    private static let days: [Locale.Weekday] = [
        .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    private static let frequencies: [Calendar.Component: Calendar.RecurrenceRule.Frequency] = [
        .minute: .minutely, .hour: .hourly, .day: .daily, .weekOfYear: .weekly, .month: .monthly, .year: .yearly,
    ]
}
