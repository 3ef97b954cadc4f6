import IntentsModel
import Testing

@testable import AppIntents

@Suite("A find")
struct FindTests {
    @Test("KP-33: agrees between the app's property query and the filter in memory", arguments: 0..<200)
    func agrees(seed: Int) async throws {
        var random = RandomNumbers(seed: UInt64(seed))
        let plants = (1...12).map { id in
            Plant(id: id, name: random.pick(Self.names), height: Double(random.number(4) * 10))
        }
        let request = Self.request(&random)
        let byQuery = try await PropertyFind(query: PlantFinder(plants), request: request).result()
        let byMemory = try await MemoryFind(request: request, locale: .current).filter(plants)
        #expect(byQuery.map(\.id) == byMemory.map(\.id), "\(request) over \(plants.map { ($0.name, $0.height) })")
    }

    private static let names = ["Aloe", "aloe", "Bergamot 2", "Bergamot 10", "Thai Basil", "Élan", "elan", ""]

    private static func request(_ random: inout RandomNumbers) -> FindRequest {
        let conditions = (0..<random.number(3)).map { _ in
            switch random.number(4) {
            case 0:
                let operation = random.pick(["equalTo", "notEqualTo", "contains"])
                return FindCondition(
                    property: "name", comparator: operation, values: [.string(random.pick(names + ["a", "BERG"]))])
            case 1:
                let bounds = [Double(random.number(4) * 10), Double(random.number(4) * 10)]
                return FindCondition(property: "height", comparator: "isBetween", values: bounds.map { .double($0) })
            default:
                let operation = random.pick(["lessThan", "greaterThan", "lessThanOrEqualTo", "greaterThanOrEqualTo"])
                return FindCondition(
                    property: "height", comparator: operation, values: [.int(random.number(4) * 10)])
            }
        }
        let sort = ["name", "height"].shuffled(using: &random).prefix(random.number(3)).map {
            FindSort(property: $0, ascending: random.number(2) == 0)
        }
        return FindRequest(
            conditions: conditions, matchesAll: random.number(2) == 0, sort: Array(sort),
            limit: random.pick([nil, 0, 1, 5]))
    }

    @Test("names what can be compared when the property cannot")
    func unknownProperty() async {
        await expectRefusal(
            FindRequest(conditions: [FindCondition(property: "colour", comparator: "equalTo", values: [.string("red")])]
            ),
            "PlantFinder cannot compare “colour”; it compares name, height, note.")
    }

    @Test("names the operators of a property when it lacks the one asked for")
    func unknownOperator() async {
        await expectRefusal(
            FindRequest(conditions: [FindCondition(property: "note", comparator: "hasPrefix", values: [.string("x")])]),
            "PlantFinder cannot compare “note” with hasPrefix; it can with equalTo, contains.")
    }

    @Test("counts the values of a comparison")
    func valueCount() async {
        await expectRefusal(
            FindRequest(conditions: [FindCondition(property: "height", comparator: "isBetween", values: [.int(1)])]),
            "PlantFinder compares “height” by isBetween with 2 values, not 1.")
    }

    @Test("names the property and its type when a value does not fit")
    func otherType() async {
        await expectRefusal(
            FindRequest(
                conditions: [FindCondition(property: "height", comparator: "lessThan", values: [.string("tall")])]),
            "PlantFinder cannot compare “height” with the text “tall”; it is of the type Double.")
    }

    @Test("names what can be sorted by")
    func unknownSort() async {
        await expectRefusal(
            FindRequest(conditions: [], sort: [FindSort(property: "note")]),
            "PlantFinder cannot sort by “note”; it sorts by name, height.")
    }

    @Test("makes the compared value with the comparator's resolvers")
    func resolvers() async throws {
        let plants = [Plant(id: 1, name: "A", height: 1, note: "Row 12"), Plant(id: 2, name: "B", height: 1)]
        let request = FindRequest(
            conditions: [FindCondition(property: "note", comparator: "contains", values: [.int(12)])])
        #expect(try await PropertyFind(query: PlantFinder(plants), request: request).result().map(\.id) == [1])
    }

    private func expectRefusal(_ request: FindRequest, _ message: String) async {
        let error = await #expect(throws: RunError.self) {
            _ = try await PropertyFind(query: PlantFinder(), request: request).result()
        }
        #expect(error?.message == message)
        #expect(error?.code == .invalidValue)
    }
}

/// Random numbers that are the same in every run.
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    mutating func number(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(elements.count)] }
}
