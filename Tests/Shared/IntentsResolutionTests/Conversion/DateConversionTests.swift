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
            "soon", "1767225600", "2026-02-30", "2026-13-01", "2026-02-03T10:00:00", "2026-02-03T25:00:00Z",
            "03.02.2026", "2026-2-3", "10:30", "", "2026-02-03T10:61Z", "2026-02-03T10:00:00+99:00",
        ])
    func refused(text: String) async {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.date)))
        #expect(result.outcome == .invalidValue)
        #expect(
            result.error?.message
                == "“Value” takes a date as YYYY-MM-DD or an ISO 8601 instant such as 2026-02-03T10:00:00Z; "
                + "“\(text)” is neither.")
    }

    @Test("KP-34: a number is no date")
    func number() async {
        let result = await Garden.convert(.int(1_767_225_600), to: .value(.primitive(.date)))
        #expect(
            result.error?.message
                == "“Value” takes a date as YYYY-MM-DD or an ISO 8601 instant such as 2026-02-03T10:00:00Z; "
                + "1767225600 is neither.")
    }

    @Test("a time of day is meant for today", arguments: [("18:30", 1_770_049_800.0), ("7:05", 1_770_008_700)])
    func timeOfDay(text: String, seconds: Double) async {
        let parameter = ParameterDescription.value(.primitive(.date)).with { $0.dateKind = "time" }
        let result = await Garden.convert(.string(text), to: parameter)
        #expect(result.parameters == ["value": .date(Date(timeIntervalSince1970: seconds))])
    }

    @Test("a time that no day has is refused", arguments: ["24:00", "7:60", "7", "7:5", "noon"])
    func notTimeOfDay(text: String) async {
        let parameter = ParameterDescription.value(.primitive(.date)).with { $0.dateKind = "time" }
        let result = await Garden.convert(.string(text), to: parameter)
        #expect(
            result.error?.message
                == "“Value” takes a time as hh:mm, a date as YYYY-MM-DD, or an ISO 8601 instant such as "
                + "2026-02-03T10:00:00Z; “\(text)” is none of them.")
    }

    @Test("a date is taken as it is")
    func date() async {
        let date = IntentValue.date(Date(timeIntervalSince1970: 12.5))
        #expect(await Garden.convert(date, to: .value(.primitive(.date))).parameters == ["value": date])
    }
}
