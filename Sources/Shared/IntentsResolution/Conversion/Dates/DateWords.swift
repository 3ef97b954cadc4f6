import Foundation
import IntentsStrings

/// The words of one language with which people say dates; names of days and months come from the calendar.
struct DateWords: Sendable {
    var language: String
    /// Days by how far they are from today; phrases of several words have single spaces.
    var days: [String: Int]
    var now: [String]
    /// Times of the day that have a name, as hours.
    var times: [String: Int]
    /// Words before a coming day or unit: `next`.
    var next: [String]
    /// Words before the latest day or unit: `last`.
    var last: [String]
    /// Words before a day of this week.
    var this: [String]
    /// Words that begin a span that is still to come: `in`.
    var ahead: [String]
    /// Words that begin or end a span that is over: `ago`, `vor`.
    var ago: [String]
    /// Units of spans, singular and plural.
    var units: [String: Calendar.Component]
    /// `a`: one.
    var one: [String]
    /// Words for half of a unit: `half an`.
    var half: [String]
    /// Words that say nothing: `at`, `on`, `o'clock`.
    var fillers: [String]

    /// The languages in which a person's text is read: their own, then English.
    static func reading(_ locale: String) -> [DateWords] {
        let language = Locale(identifier: locale).language.languageCode?.identifier ?? "en"
        let own = known.filter { $0.language == language && language != "en" }
        return own + known.filter { $0.language == "en" }
    }

    private static let known: [DateWords] = [
        DateWords(
            language: "en",
            days: ["today": 0, "tomorrow": 1, "yesterday": -1, "day after tomorrow": 2, "day before yesterday": -2],
            now: ["now", "right now"], times: ["noon": 12, "midday": 12, "midnight": 0], next: ["next"],
            last: ["last"], this: ["this"], ahead: ["in"], ago: ["ago"],
            units: units(
                ["second", "seconds", "sec", "secs"], ["minute", "minutes", "min", "mins"],
                ["hour", "hours", "hr", "hrs", "h"], ["day", "days"], ["week", "weeks"], ["month", "months"],
                ["year", "years"]),
            one: ["a", "an"], half: ["half a", "half an"], fillers: ["at", "on", "the", "of", "o'clock", "oclock"]),
        DateWords(
            language: "de", days: ["heute": 0, "morgen": 1, "gestern": -1, "ubermorgen": 2, "vorgestern": -2],
            now: ["jetzt"], times: ["mittag": 12, "mittags": 12, "mitternacht": 0],
            next: ["nachster", "nachste", "nachsten", "nachstes", "kommenden", "kommender"],
            last: ["letzter", "letzte", "letzten", "letztes"], this: ["dieser", "diesen", "diese", "dieses"],
            ahead: ["in"], ago: ["vor"],
            units: units(
                ["sekunde", "sekunden"], ["minute", "minuten", "min"], ["stunde", "stunden", "std"],
                ["tag", "tage", "tagen"], ["woche", "wochen"], ["monat", "monate", "monaten"],
                ["jahr", "jahre", "jahren"]),
            one: ["ein", "eine", "einen", "einer", "einem"], half: ["eine halbe", "einer halben", "ein halbes"],
            fillers: ["um", "am", "der", "den", "uhr"]),
        DateWords(
            language: "fr",
            days: ["aujourd'hui": 0, "aujourdhui": 0, "demain": 1, "hier": -1, "apres-demain": 2, "avant-hier": -2],
            now: ["maintenant"], times: ["midi": 12, "minuit": 0], next: ["prochain", "prochaine"],
            last: ["dernier", "derniere"], this: ["ce", "cette"], ahead: ["dans"], ago: ["il y a"],
            units: units(
                ["seconde", "secondes"], ["minute", "minutes", "min"], ["heure", "heures"], ["jour", "jours"],
                ["semaine", "semaines"], ["mois"], ["an", "ans", "annee", "annees"]),
            one: ["un", "une"], half: ["une demi", "un demi"], fillers: ["a", "le", "la", "heures"]),
        DateWords(
            language: "es", days: ["hoy": 0, "manana": 1, "ayer": -1, "pasado manana": 2, "anteayer": -2],
            now: ["ahora"], times: ["mediodia": 12, "medianoche": 0],
            next: ["proximo", "proxima", "siguiente"], last: ["pasado", "pasada", "ultimo"], this: ["este", "esta"],
            ahead: ["en", "dentro de"], ago: ["hace"],
            units: units(
                ["segundo", "segundos"], ["minuto", "minutos", "min"], ["hora", "horas"], ["dia", "dias"],
                ["semana", "semanas"], ["mes", "meses"], ["ano", "anos"]),
            one: ["un", "una"], half: ["media", "medio"], fillers: ["a", "las", "la", "el", "de"]),
    ]

    /// From seconds to years.
    private static func units(_ words: [String]...) -> [String: Calendar.Component] {
        let components: [Calendar.Component] = [.second, .minute, .hour, .day, .weekOfYear, .month, .year]
        return Dictionary(
            zip(words, components).flatMap { words, unit in words.map { ($0, unit) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The number of a span: digits, `a`, or a number in words.
    func count(_ tokens: [String]) -> Int? {
        let text = tokens.joined(separator: " ")
        if one.contains(text) { return 1 }
        return Int(text) ?? NumberWords(locale: language).number(text)
    }
}

extension [String] {
    /// Whether a phrase of one or more words stands at the start; gives what follows.
    func after(_ phrases: [String]) -> [String]? {
        for phrase in phrases {
            let words = phrase.split(separator: " ").map(String.init)
            if starts(with: words) { return Array(dropFirst(words.count)) }
        }
        return nil
    }

    /// What stands before a phrase at the end.
    func before(_ phrases: [String]) -> [String]? {
        for phrase in phrases {
            let words = phrase.split(separator: " ").map(String.init)
            if count > words.count, Array(suffix(words.count)) == words { return Array(dropLast(words.count)) }
        }
        return nil
    }
}
