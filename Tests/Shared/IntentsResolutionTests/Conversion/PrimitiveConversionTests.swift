import Foundation
import IntentsModel
import IntentsResolution
import Testing

@Suite("Converting text, numbers, Booleans and URLs")
struct PrimitiveConversionTests {
    @Test(
        "text stays as it is",
        arguments: ["", " Fern ", "5", "👩‍🌾🌱", "مرحبا \u{202E}x", String(repeating: "a", count: 1_000_000)])
    func text(given: String) async {
        let result = await Garden.convert(.string(given), to: .value(.primitive(.string)))
        #expect(result.parameters == ["value": .string(given)])
    }

    @Test(
        "digits of any script become whole numbers",
        arguments: [("5", 5), (" -12 ", -12), ("+7", 7), ("−3", -3), ("٤٢", 42), ("९", 9), ("５", 5), ("007", 7)])
    func wholeNumbers(text: String, number: Int) async {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.int)))
        #expect(result.parameters == ["value": .int(number)])
    }

    @Test(
        "KP-27: number words and collectives of the run's language are whole numbers",
        arguments: [
            ("five", "en", 5), ("Twenty one", "en", 21), ("twenty-one", "en", 21), ("one hundred and five", "en", 105),
            ("a dozen", "en", 12), ("einundzwanzig", "de", 21), ("ein Dutzend", "de_AT", 12), ("vingt-deux", "fr", 22),
        ])
    func numberWords(text: String, locale: String, number: Int) async {
        let whole = await Garden.convert(.string(text), to: .value(.primitive(.int)), locale: locale)
        #expect(whole.parameters == ["value": .int(number)])
        let decimal = await Garden.convert(.string(text), to: .value(.primitive(.double)), locale: locale)
        #expect(decimal.parameters == ["value": .double(Double(number))])
    }

    @Test(
        "what is no whole number is refused",
        arguments: [
            (IntentValue.string("5.0"), "“5.0”"), (.string("fiveish"), "“fiveish”"), (.string(""), "“”"),
            (.string("1,00"), "“1,00”"), (.string("0x10"), "“0x10”"), (.double(5), "5.0"), (.bool(true), "true"),
        ])
    func notWhole(given: IntentValue, spelling: String) async {
        let result = await Garden.convert(given, to: .value(.primitive(.int)))
        let message = "“Value” takes a whole number such as 5; \(spelling) is not one."
        #expect(result.outcome == .invalidValue)
        #expect(result.error == RunError(.invalidValue, message, parameter: "value"))
    }

    @Test(
        "a number beyond 64 bits is refused",
        arguments: [
            ("99999999999999999999", "too large"), ("-99999999999999999999", "too small"),
            ("−99999999999999999999", "too small"),
        ])
    func beyond64Bits(_ text: String, _ reason: String) async {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.int)))
        #expect(
            result.error?.message == "“Value” takes a whole number of at most 64 bits; “\(text)” is \(reason).")
    }

    @Test(
        "decimal numbers take a point, or the separator of the locale",
        arguments: [
            ("2.5", "en", 2.5), ("2,5", "de_DE", 2.5), ("2.5", "de_DE", 2.5), ("1e3", "en", 1000), (".5", "en", 0.5),
            ("-4", "en", -4), ("٢٫٥", "ar", 2.5),
        ])
    func decimals(text: String, locale: String, number: Double) async {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.double)), locale: locale)
        #expect(result.parameters == ["value": .double(number)])
    }

    @Test(
        "what is no number is refused",
        arguments: [
            ("2,5", "en"), ("nan", "en"), ("inf", "en"), ("1e999", "en"), ("1,000.5", "de"), ("1.00,5", "de"),
            ("1 2", "fr"),
            ("1.234,567.8", "de"), ("1'23", "en"), ("many %", "en"),
        ])
    func notDecimal(text: String, locale: String) async {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.double)), locale: locale)
        #expect(result.error?.message == "“Value” takes a number such as 2.5; “\(text)” is not one.")
    }

    @Test(
        "digits stand in groups as the locale writes them",
        arguments: [
            ("1,234.5", "en_US", 1234.5), ("1.234,5", "de_DE", 1234.5), ("1.234.567", "de_DE", 1_234_567),
            ("1 234,5", "fr_FR", 1234.5), ("1\u{202F}234,5", "fr_FR", 1234.5), ("1'234.50", "de_CH", 1234.5),
            ("12,34,567", "en_IN", 1_234_567), ("-1.234,5", "es_ES", -1234.5), ("1 000", "en", 1000),
            ("0.125", "de_DE", 0.125),
        ])
    func groups(text: String, locale: String, number: Double) async {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.double)), locale: locale)
        #expect(result.parameters == ["value": .double(number)], "\(result.error?.message ?? "")")
    }

    @Test("whole numbers have groups too, and no decimals")
    func wholeGroups() async {
        #expect(
            await Garden.convert(.string("1,000"), to: .value(.primitive(.int))).parameters == ["value": .int(1000)])
        let decimals = await Garden.convert(.string("1.000,0"), to: .value(.primitive(.int)), locale: "de_DE")
        #expect(
            decimals.error?.message == "“Value” takes a whole number such as 5; “1.000,0” is not one.")
    }

    @Test("a point where the locale has points between groups is refused, with what it may mean")
    func twoReadings() async {
        let decimal = await Garden.convert(.string("1.234"), to: .value(.primitive(.double)), locale: "de_DE")
        #expect(
            decimal.error?.message == "“Value” takes a number, and “1.234” could be 1234 or 1,234: write one of these.")
        let whole = await Garden.convert(.string("1.234"), to: .value(.primitive(.int)), locale: "de_DE")
        #expect(
            whole.error?.message
                == "“Value” takes a whole number, and “1.234” could be 1234 or have decimals: write it without the point."
        )
    }

    @Test("a percentage is what the limits of the parameter say")
    func percentages() async {
        func converted(_ text: String, upTo limit: Double?, _ type: PrimitiveType = .double) async -> ActionResult {
            let parameter = ParameterDescription.value(.primitive(type)).with { parameter in
                parameter.range = limit.map { NumberRange(lowerBound: 0, upperBound: $0) }
            }
            return await Garden.convert(.string(text), to: parameter)
        }
        #expect(await converted("50%", upTo: 1).parameters == ["value": .double(0.5)])
        #expect(await converted("50 %", upTo: 100).parameters == ["value": .double(50)])
        #expect(await converted("50%", upTo: nil, .int).parameters == ["value": .int(50)])
        #expect(
            await converted("50%", upTo: nil).error?.message
                == "“Value” takes a number, and “50%” could be 50 or 0.5: write one of these.")
        #expect(await converted("150%", upTo: 1).error?.message == "“Value” must be between 0 and 1; 1.5 is not.")
    }

    @Test(
        "numbers outside the limits are refused",
        arguments: [(IntentValue.int(11), "11"), (.string("0"), "0"), (.int(-1), "-1")])
    func range(given: IntentValue, spelling: String) async {
        let parameter = ParameterDescription.value(.primitive(.int)).with {
            $0.range = NumberRange(lowerBound: 1, upperBound: 10)
        }
        let result = await Garden.convert(given, to: parameter)
        #expect(result.outcome == .invalidValue)
        #expect(result.error?.message == "“Value” must be between 1 and 10; \(spelling) is not.")
    }

    @Test("both limits are allowed, and a decimal limit is spelled as it is", arguments: [0.5, 2])
    func limits(number: Double) async {
        let parameter = ParameterDescription.value(.primitive(.double)).with {
            $0.range = NumberRange(lowerBound: 0.5, upperBound: 2)
        }
        #expect(await Garden.convert(.double(number), to: parameter).outcome == .success)
        let result = await Garden.convert(.double(2.25), to: parameter)
        #expect(result.error?.message == "“Value” must be between 0.5 and 2; 2.25 is not.")
    }

    @Test(
        "Booleans take the common words and their own names",
        arguments: [
            (IntentValue.string("true"), true), (.string("YES"), true), (.string("on"), true), (.string("1"), true),
            (.int(1), true), (.string("Loud"), true), (.string("false"), false), (.string("No"), false),
            (.string("off"), false), (.string("0"), false), (.int(0), false), (.string("quíet"), false),
        ])
    func booleans(given: IntentValue, value: Bool) async {
        let result = await Garden.convert(given, to: .value(.primitive(.bool)).with { $0.boolDisplay = Self.loudness })
        #expect(result.parameters == ["value": .bool(value)])
    }

    @Test(
        "Booleans take the words of the run's language",
        arguments: [
            ("ja", "de_DE", true), ("Nein", "de", false), ("aus", "de", false), ("oui", "fr_FR", true),
            ("sí", "es", true),
            ("yes", "de", true),
        ])
    func localBooleans(text: String, locale: String, value: Bool) async {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.bool)), locale: locale)
        #expect(result.parameters == ["value": .bool(value)])
        let english = await Garden.convert(.string("ja"), to: .value(.primitive(.bool)), locale: "en")
        #expect(english.error?.message == "“Value” takes yes or no; “ja” is neither.")
    }

    @Test("what is no Boolean is refused with both names")
    func notBoolean() async {
        let named = ParameterDescription.value(.primitive(.bool)).with { $0.boolDisplay = Self.loudness }
        let result = await Garden.convert(.string("maybe"), to: named)
        #expect(result.error?.message == "“Value” takes Loud or Quiet; “maybe” is neither.")
        let plain = await Garden.convert(.int(2), to: .value(.primitive(.bool)))
        #expect(plain.error?.message == "“Value” takes yes or no; 2 is neither.")
    }

    private static let loudness = BoolDisplay(true: LocalizedText("Loud"), false: LocalizedText("Quiet"))

    @Test(
        "complete URLs are taken",
        arguments: ["https://example.org/a?b=c#d", "mailto:a@example.org", "garden://plant/7"])
    func urls(text: String) async throws {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.url)))
        #expect(result.parameters == ["value": .url(try #require(URL(string: text)))])
    }

    @Test(
        "incomplete URLs are refused",
        arguments: [
            "example.org", "/plants/7", "https://", "https:///x", "", "a b://c", "https://example.org/a b", "::bad",
            "1a:b",
            "://example.org", "plants?x=1",
        ])
    func notURLs(text: String) async {
        let result = await Garden.convert(.string(text), to: .value(.primitive(.url)))
        #expect(
            result.error?.message == "“Value” takes a complete URL such as https://example.org/; “\(text)” is not one.")
    }

    @Test("values of another kind are not text")
    func notText() async {
        let result = await Garden.convert(.int(5), to: .value(.primitive(.string)))
        #expect(result.error?.message == "“Value” takes text; 5 is not text.")
    }

    @Test("long texts and line breaks are shortened in messages")
    func longTexts() async {
        let result = await Garden.convert(
            .string("a\n" + String(repeating: "b", count: 1_000_000)), to: .value(.primitive(.int)))
        let shown = "a " + String(repeating: "b", count: 78)
        #expect(result.error?.message == "“Value” takes a whole number such as 5; “\(shown)…” is not one.")
    }
}
