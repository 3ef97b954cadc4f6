import Foundation
import IntentsModel
import IntentsResolution
import Testing

@Suite("Converting quantities")
struct QuantityConversionTests {
    private func convert(
        _ value: IntentValue, _ type: ValueType, limits: ValueLimits? = nil, locale: String = "en"
    ) async -> (value: StructuredValue?, message: String?) {
        let result = await Garden.convert(value, to: .value(type).with { $0.limits = limits }, locale: locale)
        guard case .structured(let value)? = result.parameters["value"] else { return (nil, result.error?.message) }
        return (value, nil)
    }

    @Test(
        "several parts are added up, numbers may be words, and units have many spellings",
        arguments: [
            ("5 ft 3 in", MeasurementDimension.length, "63 in"), ("five kilometers", .length, "5 km"),
            ("1 hr 30 min", .duration, "90 m"), ("3 sq ft", .area, "3 ft²"), ("2 m2", .area, "2 m²"),
            ("6 L/100km", .fuelEfficiency, "6 L/100km"), ("30 mpg", .fuelEfficiency, "30 mpg"),
            ("250 kcal", .energy, "250 kCal"), ("2 tonnes", .mass, "2 t"), ("50 kmh", .speed, "50 km/h"),
            ("1 mile per hour", .speed, "1 mph"), ("10 µm", .length, "10 µm"), ("10 um", .length, "10 µm"),
            ("1.5 MB", .informationStorage, "1.5 MB"), ("-3 degrees celsius", .temperature, "-3 °C"),
            ("1,500 m", .length, "1500 m"), ("1 500 m", .length, "1500 m"), ("5 ft and 3 in", .length, "63 in"),
            ("3 hours and 20 minutes", .duration, "200 m"), ("3 hours 20 minutes", .duration, "200 m"),
            ("an hour", .duration, "1 h"), ("half an hour", .duration, "0.5 h"), ("1h30", .duration, "5400 s"),
            ("1:30:00", .duration, "5400 s"), ("2 days", .duration, "172800 s"),
        ])
    func spellings(text: String, dimension: MeasurementDimension, expected: String) async {
        let found = await convert(.string(text), .measurement(dimension))
        #expect(found.value?.text == expected, "\(found.message ?? "")")
    }

    @Test(
        "numbers and units as the run's language writes them",
        arguments: [
            ("de_DE", "2,5 Kilometer", MeasurementDimension.length, "2.5 km"), ("de_DE", "2 Stunden", .duration, "2 h"),
            ("fr_FR", "3 kilomètres", .length, "3 km"), ("es_ES", "4 gramos", .mass, "4 g"),
            ("de_DE", "fünf Liter", .volume, "5 L"), ("de_DE", "1.234,5 km", .length, "1234.5 km"),
            ("de_DE", "3 Meilen", .length, "3 mi"), ("fr_FR", "1 234,5 km", .length, "1234.5 km"),
            ("fr_FR", "2 heures et 5 minutes", .duration, "125 m"), ("es_ES", "3 pies", .length, "3 ft"),
            ("de_DE", "eine Stunde", .duration, "1 h"),
        ])
    func localSpellings(locale: String, text: String, dimension: MeasurementDimension, expected: String) async {
        let found = await convert(.string(text), .measurement(dimension), locale: locale)
        #expect(found.value?.text == expected, "\(found.message ?? "")")
    }

    @Test("a unit that could be two is refused")
    func ambiguousUnit() async {
        #expect(await convert(.string("3 mw"), .measurement(.power)).value == nil)
    }

    @Test("a parameter that is declared in one unit gets every value in it")
    func fixedUnit() async {
        let meters = ValueLimits(unit: "meters")
        #expect(await convert(.string("5 km"), .measurement(.length), limits: meters).value?.text == "5000 m")
        #expect(await convert(.int(5), .measurement(.length), limits: meters).value?.text == "5 m")
        let fahrenheit = ValueLimits(unit: "fahrenheit")
        #expect(
            await convert(.string("0 °C"), .measurement(.temperature), limits: fahrenheit).value?["unit"]
                == .string("fahrenheit"))
        let miles = await convert(
            .string("10 L/100km"), .measurement(.fuelEfficiency), limits: ValueLimits(unit: "milesPerGallon"))
        #expect(miles.value?["value"]?.number == 23.5215)
    }

    @Test("where the declaration says so, the unit is the one of the run's region")
    func localUnit() async {
        let limits = ValueLimits(defaultUnit: "celsius", adjustsUnitForLocale: true)
        let temperature = ValueType.measurement(.temperature)
        #expect(await convert(.int(70), temperature, limits: limits, locale: "en_US").value?.text == "70 °F")
        #expect(await convert(.int(20), temperature, limits: limits, locale: "de_DE").value?.text == "20 °C")
    }

    @Test(
        "lengths of time in weeks, days and the run's language",
        arguments: [
            ("en", "1 week", 604_800), ("en", "2 days and 3 hours", 183_600), ("en", "P1W", 604_800),
            ("de_DE", "zwei Stunden", 7200), ("de_DE", "1,5 Stunden", 5400), ("fr_FR", "2 jours", 172_800),
            ("en", "1h30", 5400), ("en", "half an hour", 1800), ("en", "an hour", 3600),
            ("de_DE", "eine halbe Stunde", 1800), ("de_DE", "1 Stunde und 20 Minuten", 4800),
            ("fr_FR", "une demi-heure", 1800), ("fr_FR", "1 h 30", 5400), ("es_ES", "media hora", 1800),
        ])
    func durations(locale: String, text: String, seconds: Int) async {
        let found = await convert(.string(text), .primitive(.duration), locale: locale)
        #expect(found.value?["seconds"] == .int(seconds), "\(found.message ?? "")")
    }

    @Test(
        "money as the run's region writes it",
        arguments: [
            ("de_DE", "12,50 €", "12.5 EUR"), ("de_DE", "3", "3 EUR"), ("en_CA", "$5", "5 CAD"),
            ("en", "$5", "5 USD"), ("en_GB", "£3.20", "3.2 GBP"), ("de_DE", "1.234,50 EUR", "1234.5 EUR"),
            ("en_US", "$1,234.50", "1234.5 USD"), ("fr_FR", "1 234,50 €", "1234.5 EUR"), ("de_DE", "12 Euro", "12 EUR"),
            ("en_US", "five dollars", "5 USD"), ("en_AU", "5 dollars", "5 AUD"),
            ("de_CH", "CHF 1'234.50", "1234.5 CHF"),
        ])
    func money(locale: String, text: String, expected: String) async {
        #expect(await convert(.string(text), .primitive(.currencyAmount), locale: locale).value?.text == expected)
    }

    @Test(
        "money outside the limits, digits that may be grouped and unknown currencies are refused",
        arguments: ["1.234 EUR", "1,234.50 EUR", "3 XQX", "3 €€", "five apples"])
    func refusedMoney(text: String) async {
        #expect(await convert(.string(text), .primitive(.currencyAmount), locale: "de_DE").value == nil)
        let parameter = ParameterDescription.value(.primitive(.currencyAmount)).with {
            $0.range = NumberRange(lowerBound: 0, upperBound: 100)
        }
        let result = await Garden.convert(.string("100.01 EUR"), to: parameter)
        #expect(result.error?.message == "“Value” must be between 0 and 100; 100.01 EUR is not.")
    }

    @Test(
        "repetitions on days of the week, and as RFC 5545 writes them",
        arguments: [
            "every monday", "every 2 fridays", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,-1FR;COUNT=5",
            "RRULE:FREQ=YEARLY;BYMONTH=2;UNTIL=20300101",
        ])
    func repetitions(text: String) async throws {
        let found = await convert(.string(text), .primitive(.recurrenceRule))
        let rule = try #require(try found.value?.fields.decoded(as: Calendar.RecurrenceRule.self))
        switch text.prefix(7) {
        case "every m": #expect(rule.weekdays == [.every(.monday)] && rule.frequency == .weekly)
        case "every 2": #expect(rule.weekdays == [.every(.friday)] && rule.interval == 2)
        case "FREQ=WE":
            #expect(rule.weekdays == [.every(.monday), .nth(-1, .friday)])
            #expect(rule.interval == 2 && rule.end.occurrences == 5)
        default: #expect(rule.months == [2] && rule.end.date == Date(timeIntervalSince1970: 1_893_456_000))
        }
    }

    @Test(
        "repetitions in words, in English and the run's language",
        arguments: [
            ("en", "every other week", "weekly 2 "), ("en", "every three months", "monthly 3 "),
            ("en", "every Monday and Friday", "weekly 1 mon fri"), ("en", "every mon, wed", "weekly 1 mon wed"),
            ("en", "weekdays", "weekly 1 mon tue wed thu fri"),
            ("de_DE", "täglich", "daily 1 "), ("de_DE", "jeden Montag", "weekly 1 mon"),
            ("de_DE", "alle 2 Wochen", "weekly 2 "), ("de_DE", "every day", "daily 1 "),
            ("fr_FR", "tous les jours", "daily 1 "), ("fr_FR", "chaque lundi", "weekly 1 mon"),
            ("fr_FR", "toutes les 2 semaines", "weekly 2 "), ("es_ES", "cada mes", "monthly 1 "),
        ])
    func spokenRepetitions(locale: String, text: String, expected: String) async throws {
        let found = await convert(.string(text), .primitive(.recurrenceRule), locale: locale)
        let rule = try #require(
            try found.value?.fields.decoded(as: Calendar.RecurrenceRule.self), "\(found.message ?? "")")
        let days = rule.weekdays.map { day in
            if case .every(let day) = day { day.rawValue } else { "nth" }
        }
        #expect("\(rule.frequency) \(rule.interval) \(days.joined(separator: " "))" == expected)
    }

    @Test(
        "a rule with an unknown part is refused",
        arguments: ["FREQ=OFTEN", "FREQ=DAILY;BYDAY=XX", "FREQ=DAILY;FREQ=WEEKLY", "INTERVAL=2"])
    func refusedRule(text: String) async {
        #expect(await convert(.string(text), .primitive(.recurrenceRule)).value == nil)
    }
}
