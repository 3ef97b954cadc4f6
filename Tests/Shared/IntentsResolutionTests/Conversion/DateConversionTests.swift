import Foundation
import IntentsModel
import IntentsResolution
import Testing

/// The runs of these tests are two hours east of Greenwich; their “now” is 2026-02-02T02:40:00Z.
@Suite("Converting dates")
struct DateConversionTests {
    @Test(
        "KP-34: a day starts here, an instant is exact",
        arguments: [
            ("2026-02-03", 1_770_069_600.0), ("2026-02-03T10:00:00Z", 1_770_112_800),
            ("2026-02-03T10:00Z", 1_770_112_800),
            ("2026-02-03T10:00:00.250+02:00", 1_770_105_600.25), ("2026-02-03t10:00:00-0130", 1_770_118_200),
            ("2024-02-29T00:00:00z", 1_709_164_800), ("1969-12-31T23:59:59Z", -1),
        ])
    func accepted(text: String, seconds: Double) async {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.date)))
        #expect(result.parameters == ["value": .date(Date(timeIntervalSince1970: seconds))])
    }

    @Test(
        "KP-34: anything else is refused with the accepted forms",
        arguments: [
            "soon", "1767225600", "2026-02-30", "2026-13-01", "2026-02-03T", "2026-02-03T25:00:00Z",
            "2026-02-03T25:00",
            "03.02.2026", "2026-2-3", "10:30", "", "2026-02-03T10:61Z", "2026-02-03T10:00:00+99:00",
        ])
    func refused(text: String) async {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.date)))
        #expect(result.outcome == .invalidValue)
        #expect(
            result.error?.message
                == "“Value” takes a date such as 2026-02-03, tomorrow 9am, next friday or in 2 hours, or an instant such as "
                + "2026-02-03T10:00:00Z; “\(text)” is none of them.")
    }

    @Test("KP-34: a number is no date")
    func number() async {
        let result = await Garden.convert(.int(1_767_225_600), to: .value(.primitive(.date)))
        #expect(
            result.error?.message
                == "“Value” takes a date such as 2026-02-03, tomorrow 9am, next friday or in 2 hours, or an instant such as "
                + "2026-02-03T10:00:00Z; 1767225600 is none of them.")
    }

    @Test("a time of day is meant for today", arguments: [("18:30", 1_770_049_800.0), ("7:05", 1_770_008_700)])
    func timeOfDay(text: String, seconds: Double) async {
        let parameter = ParameterDescription.value(.primitive(.date)).with { $0.dateKind = "time" }
        let result = await Garden.convert(.string(text), to: parameter)
        #expect(result.parameters == ["value": .date(Date(timeIntervalSince1970: seconds))])
    }

    @Test("a time that no day has is refused", arguments: ["24:00", "7:60", "7", "7:5", "13pm", "soon"])
    func notTimeOfDay(text: String) async {
        let parameter = ParameterDescription.value(.primitive(.date)).with { $0.dateKind = "time" }
        let result = await Garden.convert(.string(text), to: parameter)
        #expect(
            result.error?.message
                == "“Value” takes a time such as 18:30, 9am or noon, or a date with a time; “\(text)” is none of them.")
    }

    @Test("a date is taken as it is")
    func date() async {
        let date = IntentValue.date(Date(timeIntervalSince1970: 12.5))
        #expect(await Garden.convert(date, to: .value(.primitive(.date))).parameters == ["value": date])
    }

    @Test(
        "short forms in English count from the present",
        arguments: [
            ("now", "2026-02-02T04:40"), ("today", "2026-02-02T00:00"), ("Tomorrow", "2026-02-03T00:00"),
            ("yesterday", "2026-02-01T00:00"),
            ("day after tomorrow", "2026-02-04T00:00"), ("tomorrow 9am", "2026-02-03T09:00"),
            ("tomorrow at 9:15 pm", "2026-02-03T21:15"), ("9am tomorrow", "2026-02-03T09:00"),
            ("today at noon", "2026-02-02T12:00"), ("tomorrow at 7", "2026-02-03T07:00"),
            ("friday", "2026-02-06T00:00"), ("next friday", "2026-02-06T00:00"), ("monday", "2026-02-09T00:00"),
            ("this monday", "2026-02-02T00:00"), ("last friday", "2026-01-30T00:00"),
            ("last monday", "2026-01-26T00:00"),
            ("next fri 18:00", "2026-02-06T18:00"), ("next week", "2026-02-09T00:00"),
            ("in 2 hours", "2026-02-02T06:40"), ("in 2h", "2026-02-02T06:40"), ("in an hour", "2026-02-02T05:40"),
            ("in five minutes", "2026-02-02T04:45"), ("20 minutes ago", "2026-02-02T04:20"),
            ("in 3 days", "2026-02-05T04:40"),
            ("in 1 month", "2026-03-02T04:40"), ("March 5", "2026-03-05T00:00"),
            ("5th of March 2026", "2026-03-05T00:00"),
            ("mar 5, 2026, 12:00", "2026-03-05T12:00"), ("February 1", "2027-02-01T00:00"),
            ("2026-02-03 10:00", "2026-02-03T10:00"), ("12am today", "2026-02-02T00:00"),
            ("2026-02-03T10:00", "2026-02-03T10:00"), ("2026-02-03T10:00:00", "2026-02-03T10:00"),
            ("in 1 hour and 30 minutes", "2026-02-02T06:10"), ("in 1h30min", "2026-02-02T06:10"),
            ("in half an hour", "2026-02-02T05:10"), ("half an hour ago", "2026-02-02T04:10"),
            ("tomorrow at 5pm", "2026-02-03T17:00"), ("on friday at 5 pm", "2026-02-06T17:00"),
        ])
    func short(text: String, expected: String) async throws {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.date)))
        #expect(result.parameters == ["value": .date(try Self.local(expected))])
    }

    @Test(
        "short forms in the run's language, and dates in the order of its region",
        arguments: [
            ("de_DE", "morgen um 9 Uhr", "2026-02-03T09:00"), ("de_DE", "nächsten Freitag", "2026-02-06T00:00"),
            ("de_DE", "in zwei Stunden", "2026-02-02T06:40"), ("de_DE", "vor 20 Minuten", "2026-02-02T04:20"),
            ("de_DE", "3.2.2026", "2026-02-03T00:00"), ("de_DE", "5. März 18:00", "2026-03-05T18:00"),
            ("de_DE", "tomorrow", "2026-02-03T00:00"), ("fr_FR", "demain à 7h30", "2026-02-03T07:30"),
            ("fr_FR", "vendredi prochain", "2026-02-06T00:00"), ("fr_FR", "il y a 2 heures", "2026-02-02T02:40"),
            ("es_ES", "mañana", "2026-02-03T00:00"), ("es_ES", "dentro de 2 horas", "2026-02-02T06:40"),
            ("en_US", "2/3/2026", "2026-02-03T00:00"), ("en_GB", "3/2/2026", "2026-02-03T00:00"),
            ("ja_JP", "2026/2/3", "2026-02-03T00:00"), ("de_DE", "morgen", "2026-02-03T00:00"),
            ("de_DE", "morgen um 18 Uhr 30", "2026-02-03T18:30"),
            ("de_DE", "in einer halben Stunde", "2026-02-02T05:10"),
            ("de_DE", "in 1 Stunde und 20 Minuten", "2026-02-02T06:00"), ("de_DE", "3.2.", "2026-02-03T00:00"),
            ("de_DE", "1.2. 9:00", "2027-02-01T09:00"), ("en_US", "2/3", "2026-02-03T00:00"),
            ("en_GB", "3/2 at 9am", "2026-02-03T09:00"), ("fr_FR", "1er mars", "2026-03-01T00:00"),
            ("fr_FR", "dans une demi-heure", "2026-02-02T05:10"),
            ("fr_FR", "demain à 18 heures 30", "2026-02-03T18:30"),
            ("fr_FR", "la semaine prochaine", "2026-02-09T00:00"), ("es_ES", "en media hora", "2026-02-02T05:10"),
        ])
    func localShort(locale: String, text: String, expected: String) async throws {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.date)), locale: locale)
        #expect(result.parameters == ["value": .date(try Self.local(expected))])
    }

    @Test(
        "a form that could mean two things, or nothing, is refused",
        arguments: [
            "2/3/2026", "2/3", "tomorrow at 25:00", "next nothing", "friday friday", "in hours", "at noon", "march 32",
            "in -5 hours", "in 2 hours 5", "in 2 hours and",
        ])
    func ambiguous(text: String) async {
        #expect(await Garden.convert(.string(text), to: .value(.primitive(.date))).outcome == .invalidValue)
    }

    @Test("a parameter for days gets the start of the day")
    func dayKind() async throws {
        let parameter = ParameterDescription.value(.primitive(.date)).with { $0.dateKind = "date" }
        let result = await Garden.convert(.string("tomorrow 9am"), to: parameter)
        #expect(result.parameters == ["value": .date(try Self.local("2026-02-03T00:00"))])
    }

    @Test(
        "parts of a date are those that the parameter's kind wants",
        arguments: [
            ("dateTime", "tomorrow 9am", DateComponents(year: 2026, month: 2, day: 3, hour: 9, minute: 0, second: 0)),
            ("dateTime", "tomorrow", DateComponents(year: 2026, month: 2, day: 3)),
            ("date", "tomorrow 9am", DateComponents(year: 2026, month: 2, day: 3)),
            ("time", "9:15 pm", DateComponents(hour: 21, minute: 15, second: 0)),
        ])
    func components(kind: String, text: String, expected: DateComponents) async throws {
        let parameter = ParameterDescription.value(.primitive(.dateComponents)).with { $0.dateKind = kind }
        let result = await Garden.convert(.string(text), to: parameter)
        let found = try #require(result.parameters["value"])
        guard case .structured(let value) = found else {
            Issue.record("\(found) is no date.")
            return
        }
        let read = try value.fields.decoded(as: DateComponents.self)
        #expect(read == expected)
    }

    /// A time where the tests' runs are, at 04:40 on Monday, 2 February 2026.
    private static func local(_ text: String) throws -> Date {
        try Date("\(text):00+02:00", strategy: .iso8601)
    }
}
