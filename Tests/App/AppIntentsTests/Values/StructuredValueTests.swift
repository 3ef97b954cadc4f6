import IntentsModel
import PlatformCoreLocation
import PlatformGeoToolbox
import PlatformUniformTypeIdentifiers
import Testing

@testable import AppIntents

@Suite("A value with parts crosses to the system and back")
struct StructuredValueTests {
    private func crossed<Value: _IntentValue>(_ value: Value) async throws -> Value {
        let sent = value.__intentValue(in: Locale(identifier: "de"), properties: true)
        let stored = try JSONEncoder().encode(sent)
        return try await Value.__value(
            from: JSONDecoder().decode(IntentsModel.IntentValue.self, from: stored), query: nil)
    }

    @Test("KP-22: measurements of every dimension, in every unit", arguments: MeasurementDimension.allCases)
    func measurements(_ dimension: MeasurementDimension) async throws {
        #expect(!dimension.units.isEmpty)
        switch dimension {
        case .length: try await check(UnitLength.self)
        case .mass: try await check(UnitMass.self)
        case .temperature: try await check(UnitTemperature.self)
        case .duration: try await check(UnitDuration.self)
        case .speed: try await check(UnitSpeed.self)
        case .energy: try await check(UnitEnergy.self)
        case .volume: try await check(UnitVolume.self)
        case .acceleration: try await check(UnitAcceleration.self)
        case .angle: try await check(UnitAngle.self)
        case .area: try await check(UnitArea.self)
        case .concentrationMass: try await check(UnitConcentrationMass.self)
        case .dispersion: try await check(UnitDispersion.self)
        case .electricCharge: try await check(UnitElectricCharge.self)
        case .electricCurrent: try await check(UnitElectricCurrent.self)
        case .electricPotentialDifference: try await check(UnitElectricPotentialDifference.self)
        case .electricResistance: try await check(UnitElectricResistance.self)
        case .frequency: try await check(UnitFrequency.self)
        case .fuelEfficiency: try await check(UnitFuelEfficiency.self)
        case .illuminance: try await check(UnitIlluminance.self)
        case .informationStorage: try await check(UnitInformationStorage.self)
        case .power: try await check(UnitPower.self)
        case .pressure: try await check(UnitPressure.self)
        }
    }

    private func check<Unit: _MeasurementValueUnit>(_ type: Unit.Type) async throws {
        #expect(Unit.ParameterUnit.allCases.map(\.rawValue) == Unit.__dimension.units.map(\.name))
        for unit in Unit.ParameterUnit.allCases {
            let measurement = Measurement(value: 2.5, unit: unit.unit)
            let back = try await crossed(measurement)
            #expect(back.value == 2.5 && back.unit == unit.unit)
        }
    }

    @Test("Money keeps every digit")
    func money() async throws {
        let amount = IntentCurrencyAmount(amount: Decimal(string: "12345678901234567.89") ?? 0, currencyCode: "EUR")
        #expect(try await crossed(amount) == amount)
    }

    @Test("KP-22: persons and their addresses")
    func persons() async throws {
        let anna = IntentPerson(
            identifier: .contact("7"), name: .displayName("Anna"),
            handle: .init(emailAddress: "anna@example.org", label: .work),
            aliases: [.init(phoneNumber: "+49 30 1", label: .custom("boat"))], isMe: true,
            image: .init(systemName: "person"))
        #expect(try await crossed(anna) == anna)
        let unnamed = IntentPerson(handle: .init(applicationDefined: "@anna"))
        #expect(try await crossed(unnamed) == unnamed)
    }

    @Test("Ways to pay")
    func payment() async throws {
        let card = IntentPaymentMethod(type: .credit, name: "Visa", identificationHint: "1234")
        #expect(try await crossed(card) == card)
    }

    @Test("Lengths of time, to the attosecond")
    func durations() async throws {
        for duration in [
            Duration.seconds(90), .nanoseconds(1), .zero, .seconds(-3),
            Duration(secondsComponent: 1, attosecondsComponent: 7),
        ] {
            #expect(try await crossed(duration) == duration)
        }
    }

    @Test("Parts of dates, names, repetitions and styled text")
    func foundation() async throws {
        let day = DateComponents(year: 2026, month: 2, day: 3)
        #expect(try await crossed(day) == day)
        var name = PersonNameComponents()
        name.givenName = "Anna"
        name.familyName = "Lee"
        #expect(try await crossed(name) == name)
        let weekly = Calendar.RecurrenceRule(
            calendar: Calendar(identifier: .gregorian), frequency: .weekly, interval: 2)
        #expect(try await crossed(weekly) == weekly)
        var styled = AttributedString("Read ")
        var link = AttributedString("this")
        link.link = URL(string: "https://example.org/")
        styled += link
        #expect(try await crossed(styled) == styled)
    }

    @Test("Places")
    func places() async throws {
        let tower = PlaceDescriptor(
            representations: [.address("Paris"), .coordinate(.init(latitude: 48.8584, longitude: 2.2945))],
            commonName: "Eiffel Tower", supportingRepresentations: [.serviceIdentifiers(["example": "1"])])
        #expect(try await crossed(tower) == tower)
        let placemark = try await crossed(
            CLPlacemark(location: CLLocation(latitude: 48.8584, longitude: 2.2945), name: "Eiffel Tower"))
        #expect(placemark.name == "Eiffel Tower")
        #expect(placemark.location?.coordinate == .init(latitude: 48.8584, longitude: 2.2945))
    }

    @Test("KP-22: a file comes with its content, at a real place, under a name that stays in its folder")
    func files() async throws {
        let sent = IntentFile(data: Data("Hi".utf8), filename: "../../etc/note.txt", type: .plainText)
        let file = try await crossed(sent)
        let url = try #require(file.fileURL)
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        #expect(file.filename == "note.txt")
        #expect(url.lastPathComponent == "note.txt")
        #expect(url.deletingLastPathComponent().deletingLastPathComponent().lastPathComponent == "Inbox")
        #expect(try Data(contentsOf: url) == Data("Hi".utf8))
        #expect(try await file.data(contentType: .text) == Data("Hi".utf8))
        await #expect(throws: IntentFile.IntentFileError.failedToLoadData) { try await file.data(contentType: .image) }
        try FileManager.default.removeItem(at: url)
        await #expect(throws: IntentFile.IntentFileError.failedToLoadData) { try await file.data(contentType: .text) }
    }

    @Test("KP-22: lists of files, persons and measurements keep their order, and none is not an empty list")
    func lists() async throws {
        let lengths = [5, 1, 3].map { Measurement(value: $0, unit: UnitLength.miles) }
        #expect(try await crossed(lengths) == lengths)
        #expect(try await crossed([Measurement<UnitLength>]?.none) == nil)
        let persons = ["Bea", "Anna"].map { IntentPerson(identifier: .unknown, name: .displayName($0), handle: nil) }
        #expect(try await crossed(persons) == persons)
        #expect(try await crossed([IntentPerson]?.some([])) == [])
        let files = try await crossed(
            ["b", "a"].map { IntentFile(data: Data($0.utf8), filename: "\($0).csv") })
        defer { files.compactMap(\.fileURL).forEach { try? FileManager.default.removeItem(at: $0) } }
        #expect(files.map(\.filename) == ["b.csv", "a.csv"])
        #expect(files.map(\.data) == [Data("b".utf8), Data("a".utf8)])
        #expect(files.map(\.type) == [.commaSeparatedText, .commaSeparatedText])
    }

    @Test("What is searched for may be plain text")
    func search() async throws {
        #expect(try await crossed(StringSearchCriteria(term: "rose")).term == "rose")
        #expect(try await StringSearchCriteria.__value(from: .string("rose"), query: nil).term == "rose")
    }

    @Test("A value of another type is refused by name")
    func mismatch() async {
        let error = await #expect(throws: RunError.self) {
            try await IntentPerson.__value(from: .string("Anna"), query: nil)
        }
        #expect(error?.message == "A value of the type IntentPerson is needed, but the text “Anna” was given.")
    }
}
