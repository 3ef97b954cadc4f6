import Foundation
import IntentsModel
import IntentsResolution
import Testing

@testable import AppIntents

@Suite("Conditions on properties of every type")
struct ConditionTypesTests {
    struct Bed: AppEntity {
        struct Query: EnumerableEntityQuery, EntityStringQuery {
            func entities(for identifiers: [Int]) async throws -> [Bed] { [] }
            func entities(matching string: String) async throws -> [Bed] { [] }
            func allEntities() async throws -> [Bed] { ConditionTypesTests.beds }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
        static let defaultQuery = Query()
        let id: Int
        @Property(title: "Wet") var isWet: Bool
        @Property(title: "Row") var row: Int?
        @Property(title: "Depth") var depth: Double
        @Property(title: "Dug") var dug: Date
        @Property(title: "Site") var site: URL
        @Property(title: "Need") var need: Amount
        @Property(title: "Needs") var needs: [Amount]
        @Property(title: "Width") var width: Measurement<UnitLength>
        @Property(title: "Rest") var rest: Duration
        @Property(title: "Price") var price: IntentCurrencyAmount
        @Property(title: "Plant") var plant: Plant
        @Property(title: "Note") var note: AttributedString
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Bed \(id)") }

        init(id: Int, isWet: Bool, row: Int?, need: Amount) {
            self.id = id
            self.isWet = isWet
            self.row = row
            self.need = need
            needs = [need]
            depth = Double(id) * 4.5
            dug = Date(timeIntervalSince1970: Double(id) * 86_400)
            site = URL(filePath: "/beds/\(id)")
            width = Measurement(value: Double(id), unit: .feet)
            rest = .seconds(id * 3600)
            price = IntentCurrencyAmount(amount: Decimal(id * 5), currencyCode: "EUR")
            plant = Garden.plants[id - 1]
            note = AttributedString("Note \(id)")
        }
    }

    /// Does what the comparators say.
    struct Comparing: EntityPropertyQuery {
        typealias Test = @Sendable (Bed) -> Bool
        static let properties = EntityQueryProperties<Bed, Test> {
            Property(\Bed.$isWet) {
                EqualToComparator { value in { $0.isWet == value } }
                NotEqualToComparator { value in { $0.isWet != value } }
            }
            Property(\Bed.$row) { GreaterThanComparator { value in { ($0.row ?? 0) > value } } }
            Property(\Bed.$depth) { GreaterThanComparator { value in { $0.depth > value } } }
            Property(\Bed.$dug) { LessThanComparator { value in { $0.dug < value } } }
            Property(\Bed.$need) { EqualToComparator { value in { $0.need == value } } }
        }
        static let sortingOptions = EntityQuerySortingOptions<Bed> { SortableBy(\Bed.$depth) }

        func entities(for identifiers: [Int]) async throws -> [Bed] { [] }
        func entities(
            matching comparators: [Test], mode: ComparatorMode, sortedBy: [EntityQuerySort<Bed>], limit: Int?
        ) async throws -> [Bed] {
            ConditionTypesTests.beds.filter { bed in comparators.allSatisfy { $0(bed) } }
        }
    }

    static let beds = [
        Bed(id: 1, isWet: false, row: nil, need: .sip), Bed(id: 2, isWet: false, row: 9, need: .cup),
        Bed(id: 3, isWet: true, row: 10, need: .can),
    ]

    private func converted(
        _ property: String, _ comparator: String, _ text: String, isAppComparing: Bool
    ) async throws -> FindRequest {
        let metadata = AppMetadata(enums: [EnumDescription(reflecting: Amount.self)])
        let condition = FindCondition(property: property, comparator: comparator, values: [.string(text)])
        return try await ConditionConverter(EntityDescription(reflecting: Bed.self), metadata: metadata, locale: "en")
            .convert(
                FindRequest(conditions: [condition]),
                comparedBy: isAppComparing ? QueryDescription(reflecting: Comparing.self) : nil)
    }

    private func inMemory(_ property: String, _ comparator: String, _ text: String) async throws -> [Int] {
        let request = try await converted(property, comparator, text, isAppComparing: false)
        return try await MemoryFind(request: request, locale: Locale(identifier: "en")).filter(Self.beds).map(\.id)
    }

    private func byQuery(_ property: String, _ comparator: String, _ text: String) async throws -> [Int] {
        let request = try await converted(property, comparator, text, isAppComparing: true)
        return try await PropertyFind(query: Comparing(), request: request).result().map(\.id)
    }

    @Test(
        "find the same in memory and with the app's property query",
        arguments: [
            ("isWet", "equalTo", "false", [1, 2]), ("isWet", "notEqualTo", "true", [1, 2]),
            ("isWet", "equalTo", "yes", [3]), ("isWet", "equalTo", "0", [1, 2]), ("row", "greaterThan", "9", [3]),
            ("depth", "greaterThan", "8.75", [2, 3]), ("dug", "lessThan", "1970-01-03T12:00:00Z", [1, 2]),
            ("need", "equalTo", "One cup", [2]), ("need", "equalTo", "mug", [2]), ("need", "equalTo", "can", [3]),
        ] as [(String, String, String, [Int])])
    func same(_ property: String, _ comparator: String, _ text: String, _ found: [Int]) async throws {
        #expect(try await inMemory(property, comparator, text) == found)
        #expect(try await byQuery(property, comparator, text) == found)
    }

    @Test(
        "find in memory what a property query has no comparator for",
        arguments: [
            ("width", "lessThan", "30 in", [1, 2]), ("rest", "greaterThan", "90 min", [2, 3]),
            ("width", "equalTo", "24 in", [2]), ("rest", "equalTo", "1:00:00", [1]),
            ("price", "equalTo", "10 EUR", [2]),
            ("price", "greaterThan", "9 EUR", [2, 3]), ("needs", "contains", "Whole can", [3]),
            ("needs", "equalTo", "sip", [1]), ("need", "contains", "cup", [2]), ("site", "hasSuffix", "/3", [3]),
            ("plant", "equalTo", "2", [2]), ("note", "equalTo", "note 1", [1]), ("row", "notEqualTo", "9", [1, 3]),
        ] as [(String, String, String, [Int])])
    func memory(_ property: String, _ comparator: String, _ text: String, _ found: [Int]) async throws {
        #expect(try await inMemory(property, comparator, text) == found)
    }

    @Test("An entity is meant by its title too")
    func title() async throws {
        #expect(try await inMemory("plant", "equalTo", Garden.plants[2].name) == [3])
    }

    @Test("A text that is no value of the type is refused by both")
    func refused() async {
        let memory = await #expect(throws: RunError.self) { try await inMemory("isWet", "equalTo", "maybe") }
        #expect(
            memory
                == RunError(
                    .invalidValue,
                    "Bed cannot compare “isWet” with “maybe”; it is of the type Bool. “Is Wet” takes yes or no; “maybe” is "
                        + "neither."))
        let query = await #expect(throws: RunError.self) { try await byQuery("isWet", "equalTo", "maybe") }
        #expect(
            query
                == RunError(
                    .invalidValue, "Comparing cannot compare “isWet” with the text “maybe”; it is of the type Bool."))
    }
}
