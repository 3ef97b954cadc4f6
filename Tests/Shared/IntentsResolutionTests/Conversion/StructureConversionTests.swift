import Foundation
import IntentsModel
import IntentsResolution
import Testing

@Suite("Converting text to values with parts")
struct StructureConversionTests {
    private func fields(
        _ text: String, _ type: ValueType, limits: ValueLimits? = nil
    ) async -> (fields: JSONValue?, message: String?) {
        let result = await Garden.convert(.string(text), to: .value(type).with { $0.limits = limits })
        guard case .structured(let value)? = result.parameters["value"] else { return (nil, result.error?.message) }
        return (value.fields, nil)
    }

    @Test(
        "Measurements by symbol or name, with or without a space",
        arguments: [
            ("5 km", MeasurementDimension.length, 5, "kilometers"), ("5km", .length, 5, "kilometers"),
            ("2.5 miles", .length, 2.5, "miles"), ("1 mile", .length, 1, "miles"), ("3 feet", .length, 3, "feet"),
            ("1 foot", .length, 1, "feet"), ("7 metres", .length, 7, "meters"), ("20 °C", .temperature, 20, "celsius"),
            ("20 C", .temperature, 20, "celsius"), ("-4 fahrenheit", .temperature, -4, "fahrenheit"),
            ("80 km/h", .speed, 80, "kilometersPerHour"), ("50 miles per hour", .speed, 50, "milesPerHour"),
            ("3 MW", .power, 3, "megawatts"), ("3 mW", .power, 3, "milliwatts"),
        ])
    func measurements(text: String, dimension: MeasurementDimension, number: Double, unit: String) async {
        let found = await fields(text, .measurement(dimension))
        #expect(found.fields == .object(["value": .double(number), "unit": .string(unit)]), "\(found.message ?? "")")
    }

    @Test("A number alone is in the parameter's unit, and is refused without one")
    func usualUnit() async {
        let mass = ValueType.measurement(.mass)
        let found = await fields("3", mass, limits: ValueLimits(defaultUnit: "kilograms"))
        #expect(found.fields == .object(["value": .double(3), "unit": .string("kilograms")]))
        #expect(
            await fields("3", mass).message
                == "“Value” takes a number and a unit such as 5 kg; “3” is not one.")
        #expect(
            await fields("-3 kg", mass, limits: ValueLimits(refusesNegativeNumbers: true)).message
                == "“Value” must not be below zero; “-3 kg” is.")
        #expect(
            await fields("3 bananas", mass).message
                == "“Value” takes a number and a unit such as 5 kg; “3 bananas” is not one.")
    }

    @Test(
        "A refused measurement is answered with a unit that everybody knows",
        arguments: [
            (MeasurementDimension.length, nil, "5 km"), (.temperature, nil, "5 °C"), (.duration, "minutes", "5 min"),
            (.informationStorage, nil, "5 MB"), (.pressure, nil, "5 N/m²"), (.dispersion, nil, "5 ppm"),
        ])
    func example(dimension: MeasurementDimension, unit: String?, example: String) async {
        #expect(
            await fields("much", .measurement(dimension), limits: ValueLimits(defaultUnit: unit)).message
                == "“Value” takes a number and a unit such as \(example); “much” is not one.")
    }

    @Test(
        "Lengths of time",
        arguments: [
            ("90", 90), ("90 s", 90), ("1h 30m", 5400), ("1 hour 30 minutes", 5400), ("1 hour and 1 second", 3601),
            ("1:30:00", 5400), ("1:30", 90), ("PT1H30M", 5400), ("2 days", 172_800),
        ])
    func durations(text: String, seconds: Int) async {
        #expect(
            await fields(text, .primitive(.duration)).fields
                == .object(["seconds": .int(seconds), "attoseconds": .int(0)]))
    }

    @Test(
        "Money",
        arguments: [
            ("12.50 EUR", "12.5", "EUR"), ("EUR 12.50", "12.5", "EUR"), ("€12.50", "12.5", "EUR"),
            ("$3", "3", "USD"), ("7 chf", "7", "CHF"),
        ])
    func money(text: String, amount: String, code: String) async {
        #expect(
            await fields(text, .primitive(.currencyAmount)).fields
                == .object(["amount": .string(amount), "currencyCode": .string(code)]))
    }

    @Test("Money in a currency that is not taken, and money without one")
    func refusedMoney() async {
        let euros = ValueLimits(currencyCodes: ["EUR"])
        #expect(
            await fields("3", .primitive(.currencyAmount), limits: euros).fields
                == .object(["amount": .string("3"), "currencyCode": .string("EUR")]))
        #expect(
            await fields("3 USD", .primitive(.currencyAmount), limits: euros).message
                == "“Value” takes an amount in EUR; “3 USD” is in another currency.")
        #expect(
            await fields("much", .primitive(.currencyAmount)).message
                == "“Value” takes an amount and a currency such as 12.50 EUR; “much” is not one.")
    }

    @Test("Persons by name and address, held to what is wanted of them")
    func persons() async throws {
        let found = await fields("Anna Lee <anna@example.org>", .primitive(.person))
        #expect(
            found.fields
                == .object([
                    "name": .object(["displayName": .object(["_0": .string("Anna Lee")])]),
                    "handle": .object([
                        "value": .object(["emailAddress": .object(["_0": .string("anna@example.org")])]),
                        "label": .object(["other": .object([:])]),
                    ]),
                ]))
        #expect(
            await fields("Anna", .primitive(.person), limits: ValueLimits(personMode: "phone")).message
                == "“Value” takes a person with a telephone number such as +49 30 123456; “Anna” is not one.")
    }

    @Test(
        "Persons in other usual forms",
        arguments: [
            ("anna@example.org", nil, "emailAddress anna@example.org"),
            ("mailto:anna@example.org", nil, "emailAddress anna@example.org"),
            ("Anna Lee anna@example.org", "Anna Lee", "emailAddress anna@example.org"),
            ("Anna Lee (anna@example.org)", "Anna Lee", "emailAddress anna@example.org"),
            ("\"Lee, Anna\" <anna@example.org>", "Lee, Anna", "emailAddress anna@example.org"),
            ("Anna Lee, +49 30 123456", "Anna Lee", "phoneNumber +49 30 123456"),
            ("+49 30 123456", nil, "phoneNumber +49 30 123456"), ("tel:030 123456", nil, "phoneNumber 030 123456"),
            ("Anna Lee", "Anna Lee", nil), ("Agent 007", "Agent 007", nil),
        ] as [(String, String?, String?)])
    func personForms(text: String, name: String?, handle: String?) async throws {
        var expected: [String: JSONValue] = [:]
        if let name { expected["name"] = .object(["displayName": .object(["_0": .string(name)])]) }
        if let parts = handle?.split(separator: " ", maxSplits: 1).map(String.init) {
            expected["handle"] = .object([
                "value": .object([parts[0]: .object(["_0": .string(parts[1])])]),
                "label": .object(["other": .object([:])]),
            ])
        }
        #expect(await fields(text, .primitive(.person)).fields == .object(expected))
    }

    @Test(
        "Coordinates in other usual forms",
        arguments: [
            ("48.8584 2.2945", 48.8584, 2.2945), ("48,8584; 2,2945", 48.8584, 2.2945),
            ("48,8584, 2,2945", 48.8584, 2.2945),
            ("48.8584° N, 2.2945° E", 48.8584, 2.2945), ("N 48.8584, W 2.2945", 48.8584, -2.2945),
            ("2.2945 E, 48.8584 N", 48.8584, 2.2945), ("48°30'36\"N 2°15'W", 48.51, -2.25),
            ("48° 30′ 36″ S, 2° 15′ E", -48.51, 2.25), ("geo:48.8584,2.2945;u=35", 48.8584, 2.2945),
            ("-33.5,151", -33.5, 151),
        ])
    func coordinates(text: String, latitude: Double, longitude: Double) async {
        #expect(
            await fields(text, .primitive(.placemark)).fields
                == .object(["latitude": .double(latitude), "longitude": .double(longitude)]))
    }

    @Test(
        "What is no coordinate on Earth is refused",
        arguments: ["91, 0", "0, 181", "48.8584", "48 N, 2 N", "N 48 S, 2", "48, 2, 3", "1;2;3"])
    func noCoordinates(text: String) async {
        #expect(
            await fields(text, .primitive(.placemark)).message
                == "“Value” takes a place as latitude, longitude such as 48.8584, 2.2945 (Eiffel Tower); “\(text)” is not one."
        )
    }

    @Test("Places, repetitions and names")
    func others() async {
        #expect(
            await fields("48.8584, 2.2945 (Eiffel Tower)", .primitive(.placemark)).fields
                == .object([
                    "latitude": .double(48.8584), "longitude": .double(2.2945), "name": .string("Eiffel Tower"),
                ]))
        #expect(
            await fields("Paris", .primitive(.placemark)).message
                == "“Value” takes a place as latitude, longitude such as 48.8584, 2.2945 (Eiffel Tower);"
                + " “Paris” is not one.")
        #expect(await fields("every 2 weeks", .primitive(.recurrenceRule)).fields != nil)
        #expect(
            await fields("sometimes", .primitive(.recurrenceRule)).message
                == "“Value” takes a repetition such as daily, every 2 weeks or FREQ=WEEKLY;BYDAY=MO; “sometimes” is not one."
        )
        #expect(
            await fields("Lee, Anna", .primitive(.personName)).fields
                == .object(["familyName": .string("Lee"), "givenName": .string("Anna")]))
    }

    @Test("A path is no file: whoever was given it reads it")
    func paths() async {
        let result = await Garden.convert(.string("/etc/passwd"), to: .value(.primitive(.file)))
        #expect(result.error?.message == "“Value” takes a file; “/etc/passwd” is not one.")
    }
}
