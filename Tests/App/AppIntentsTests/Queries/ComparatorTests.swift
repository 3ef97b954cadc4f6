import IntentsModel
import Testing

@testable import AppIntents

@Suite("A comparator")
struct ComparatorTests {
    struct Wine: AppEntity {
        struct Query: EnumerableEntityQuery {
            func entities(for identifiers: [Int]) async throws -> [Wine] { [] }
            func allEntities() async throws -> [Wine] { [] }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wine"
        static let defaultQuery = Query()
        let id: Int
        @Property(title: "Name") var name: String
        @Property(title: "Note") var note: AttributedString
        @Property(title: "Grapes") var grapes: [String]
        @Property(title: "Year") var year: Int
        @Property(title: "Plant") var plant: Plant
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

        init(id: Int, name: String = "", note: String = "", grapes: [String] = [], year: Int = 2000) {
            self.id = id
            self.name = name
            self.note = AttributedString(note)
            self.grapes = grapes
            self.year = year
            plant = Garden.plants[0]
        }
    }

    /// Says what it was asked.
    struct Asking: EntityPropertyQuery {
        static let properties = QueryProperties {
            Property(\Wine.$name) {
                EqualToComparator { "is \($0)" }
                NotEqualToComparator(withResolvers: { StringFromIntResolver() }) { "is not \($0)" }
                ContainsComparator(withResolvers: { StringFromIntResolver() }) { "has \($0)" }
                HasPrefixComparator(withResolvers: { StringFromIntResolver() }) { "starts \($0)" }
                HasSuffixComparator(withResolvers: { StringFromIntResolver() }) { "ends \($0)" }
            }
            Property(\Wine.$note) {
                ContainsComparator { "noted \(String($0.characters))" }
            }
            Property(\Wine.$grapes) {
                ContainsComparator(withResolvers: { StringFromIntResolver() }) { "of \($0)" }
            }
            Property(\Wine.$year) {
                EqualToComparator(withResolvers: { IntFromStringResolver() }) { "in \($0)" }
                LessThanComparator(withResolvers: { IntFromStringResolver() }) { "before \($0)" }
                GreaterThanComparator(withResolvers: { IntFromStringResolver() }) { "after \($0)" }
                LessThanOrEqualToComparator(withResolvers: { IntFromStringResolver() }) { "until \($0)" }
                GreaterThanOrEqualToComparator(withResolvers: { IntFromStringResolver() }) { "since \($0)" }
                IsBetweenComparator(withResolvers: { IntFromStringResolver() }) { "from \($0) to \($1)" }
            }
            Property(\Plant.$height, entityProvider: { (wine: Wine) in wine.plant }) {
                GreaterThanComparator(mappingTransform: { "taller than \($0)" })
            }
        }

        static let sortingOptions = SortingOptions { SortableBy(\Wine.$year) }

        let asked = Lock<[String]>([])

        func entities(for identifiers: [Int]) async throws -> [Wine] { [] }

        func entities(
            matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Wine>], limit: Int?
        ) async throws -> [Wine] {
            let sorts = sortedBy.map { "\($0.by == \Wine.$year) \($0.order)" }
            asked.withLock { $0 = comparators + ["\(mode)"] + sorts }
            return [Wine(id: 1)]
        }
    }

    private func asked(
        _ property: String, _ comparator: String, _ values: IntentsModel.IntentValue...
    ) async throws -> String? {
        let query = Asking()
        let condition = FindCondition(property: property, comparator: comparator, values: values)
        _ = try await PropertyFind(query: query, request: FindRequest(conditions: [condition])).result()
        return query.asked.withLock { $0.first }
    }

    @Test("gives the mapping the compared value, made by its resolvers where it states some")
    func mapping() async throws {
        #expect(try await asked("name", "equalTo", .string("A")) == "is A")
        #expect(try await asked("name", "notEqualTo", .int(4)) == "is not 4")
        #expect(try await asked("name", "contains", .int(4)) == "has 4")
        #expect(try await asked("name", "hasPrefix", .int(4)) == "starts 4")
        #expect(try await asked("name", "hasSuffix", .int(4)) == "ends 4")
        #expect(try await asked("note", "contains", .string("dry")) == "noted dry")
        #expect(try await asked("grapes", "contains", .int(7)) == "of 7")
        #expect(try await asked("year", "equalTo", .string("1999")) == "in 1999")
        #expect(try await asked("year", "lessThan", .string("1999")) == "before 1999")
        #expect(try await asked("year", "greaterThan", .string("1999")) == "after 1999")
        #expect(try await asked("year", "lessThanOrEqualTo", .string("1999")) == "until 1999")
        #expect(try await asked("year", "greaterThanOrEqualTo", .string("1999")) == "since 1999")
        #expect(try await asked("year", "isBetween", .string("1999"), .int(2001)) == "from 1999 to 2001")
    }

    @Test("reaches the properties of an entity that the entity holds")
    func held() async throws {
        #expect(try await asked("height", "greaterThan", .double(2)) == "taller than 2.0")
    }

    @Test("the query learns how comparisons combine and what is sorted by")
    func modeAndSort() async throws {
        let query = Asking()
        let find = FindRequest(
            conditions: [FindCondition(property: "name", comparator: "equalTo", values: [.string("A")])],
            matchesAll: false, sort: [FindSort(property: "year", ascending: false)])
        _ = try await PropertyFind(query: query, request: find).result()
        #expect(query.asked.withLock { $0 } == ["is A", "or", "true descending"])
    }

    @Test("in memory, a text is found in a styled text, and a value in a list")
    func memory() async throws {
        let wines = [
            Wine(id: 1, note: "Very Dry", grapes: ["Riesling"]),
            Wine(id: 2, note: "Sweet", grapes: ["Merlot", "Syrah"]),
        ]
        func found(_ property: String, _ text: String) async throws -> [Int] {
            let condition = FindCondition(property: property, comparator: "contains", values: [.string(text)])
            let request = FindRequest(conditions: [condition])
            return try await MemoryFind(request: request, locale: Locale(identifier: "en")).filter(wines).map(\.id)
        }
        #expect(try await found("note", "dry") == [1])
        #expect(try await found("grapes", "merlot") == [2])
    }

    @Test("of a type that is the entity's default query says so in its description")
    func defaultQuery() {
        #expect(QueryDescription(reflecting: Wine.Query.self).isDefaultForEntity)
        #expect(!QueryDescription(reflecting: Asking.self).isDefaultForEntity)
        #expect(QueryDescription(reflecting: Asking.self).capabilities == [.identifiers, .property])
        #expect(QueryDescription(reflecting: Asking.self).entityType == "Wine")
    }
}
