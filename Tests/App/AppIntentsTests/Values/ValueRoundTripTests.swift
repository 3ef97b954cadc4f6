import IntentsModel
import Testing

@testable import AppIntents

@Suite("A value crosses to the system and back")
struct ValueRoundTripTests {
    private func crossed<Value: _IntentValue>(_ value: Value) async throws -> Value {
        let sent = value.__intentValue(in: Locale(identifier: "de"), properties: true)
        let stored = try JSONEncoder().encode(sent)
        return try await Value.__value(
            from: JSONDecoder().decode(IntentsModel.IntentValue.self, from: stored), query: nil)
    }

    @Test("KP-22: scalars stay what they are")
    func scalars() async throws {
        #expect(try await crossed("Grün 🌱") == "Grün 🌱")
        #expect(try await crossed("") == "")
        #expect(try await crossed(Int.min) == Int.min)
        #expect(try await crossed(3.0) == 3.0)
        #expect(try await crossed(-0.1) == -0.1)
        #expect(try await crossed(true))
        let date = Date(timeIntervalSince1970: 1_767_225_600.25)
        #expect(try await crossed(date) == date)
        let url = try #require(URL(string: "https://example.org/a?b=c"))
        #expect(try await crossed(url) == url)
    }

    @Test("KP-22: nil differs from an empty list, and order is kept")
    func collections() async throws {
        #expect(try await crossed([String]?.none) == nil)
        #expect(try await crossed([String]?.some([])) == [])
        #expect(try await crossed([3, 1, 2]) == [3, 1, 2])
        #expect(try await crossed(Set([3, 1, 2])) == [1, 2, 3])
        #expect(try await crossed([Int?.none, 4]) == [nil, 4])
    }

    @Test("KP-24: a list of enum cases keeps the order of choice, whole numbers as raw values too")
    func enums() async throws {
        #expect(try await crossed([Amount.can, .sip]) == [.can, .sip])
        #expect(try await crossed([Zone.sun, .shade]) == [.sun, .shade])
        #expect(try await crossed(Amount?.some(.cup)) == .cup)
    }

    @Test("KP-22: entities come back by identifier, in order, with one call of the query")
    func entities() async throws {
        #expect(try await crossed([Garden.plants[3], Garden.plants[0]]).map(\.id) == [4, 1])
        #expect(try await crossed(Plant?.none) == nil)
    }

    @Test("KP-19: every entity that is gone is named")
    func missingEntities() async {
        let error = await #expect(throws: RunError.self) {
            try await [Plant].__value(from: .array([.string("1"), .string("7"), .int(8)]), query: nil)
        }
        #expect(error?.code == .entityNotFound)
        #expect(error?.message == "There is no Plant “7”, “8”.")
    }

    @Test("entities come from the parameter's own query")
    func ownQuery() async throws {
        let tall = try await Plant.__value(from: .string("3"), query: TallPlantQuery())
        #expect(tall.name == "Rose")
        await #expect(throws: RunError.self) { try await Plant.__value(from: .string("1"), query: TallPlantQuery()) }
        let other = try await Plant.__value(from: .string("1"), query: Bed.Query())
        #expect(other.name == "Basil")
    }

    @Test("one value is a list of one")
    func single() async throws {
        #expect(try await [Amount].__value(from: .string("cup"), query: nil) == [.cup])
    }

    @Test("an unknown case names the known ones")
    func unknownCase() async {
        let error = await #expect(throws: RunError.self) {
            try await Amount.__value(from: .string("bucket"), query: nil)
        }
        #expect(error?.code == .invalidValue)
        #expect(error?.message == "“bucket” is no case of Amount; its cases are sip, cup, can.")
    }

    @Test(
        "a value of another kind is refused with what is needed",
        arguments: [
            (IntentsModel.IntentValue.bool(true), "A whole number is needed, but true was given."),
            (.string("five"), "A whole number is needed, but the text “five” was given."),
            (.null, "A whole number is needed, but nothing was given."),
            (.array([]), "A whole number is needed, but a list of 0 values was given."),
        ])
    func mismatch(value: IntentsModel.IntentValue, message: String) async {
        let error = await #expect(throws: RunError.self) { try await Int.__value(from: value, query: nil) }
        #expect(error == RunError(.invalidValue, message))
    }

    @Test("every type is named as the metadata names it")
    func types() {
        #expect(String.__valueType == .primitive(.string))
        #expect([Double]?.__valueType == .array(.primitive(.double)))
        #expect(Amount?.__valueType == .linkEnumeration("Amount"))
        #expect([Plant].__valueType == .array(.entity("Plant")))
        #expect(Never.__valueType == nil)
    }
}
