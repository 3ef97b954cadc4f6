import IntentsModel
import PlatformCoreLocation
import Testing

@testable import AppIntents

@Suite("Values of the framework's own")
struct SystemValueTests {
    @UnionValue
    enum Found {
        case length(Measurement<UnitLength>)
        case person(IntentPerson)
        case words(String)
    }

    struct RareHerb: AppEntity {
        struct Query: EntityQuery {
            func entities(for ids: [String]) async throws -> [RareHerb] { ids.map { RareHerb(id: $0) } }
        }

        let id: String
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rare Herb"
        static let defaultQuery = Query()
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct Search: AppIntent {
        static let title: LocalizedStringResource = "Search"
        @Parameter(title: "Found") var found: Found
        @Parameter(title: "All") var all: [Found]?
        @Parameter(title: "Identity") var identity: EntityIdentifier
        @Parameter(title: "Shortcut") var shortcut: SystemShortcut?
        @Parameter(title: "Wait") var wait: Duration
        @Parameter(title: "Length", defaultValue: 2, defaultUnit: .kilometers) var length: Measurement<UnitLength>
        @Parameter(title: "Where", displayStyle: .city) var place: CLPlacemark?

        static var parameterSummary: some ParameterSummary {
            Summary("Find \(\.$found.type) \(\.$found.value) near \(\.$place)") { \.$all }
        }

        func perform() async throws -> some IntentResult { .result() }
    }

    private func crossed<Value: _IntentValue>(_ value: Value) async throws -> Value {
        let sent = value.__intentValue(in: Locale(identifier: "en"), properties: true)
        let stored = try JSONEncoder().encode(sent)
        return try await Value.__value(
            from: JSONDecoder().decode(IntentsModel.IntentValue.self, from: stored), query: nil)
    }

    @Test("an entity's identity, a shortcut and a union come back as they were")
    func roundTrip() async throws {
        let identity = EntityIdentifier(for: RareHerb.self, identifier: "7")
        #expect(try await crossed(identity) == identity)
        let shortcut = SystemShortcut(identifier: "7", title: "Water")
        #expect(try await crossed(shortcut) == shortcut)
        guard case .length(let length) = try await crossed(Found.length(Measurement(value: 5, unit: .kilometers)))
        else {
            Issue.record("The length came back as something else.")
            return
        }
        #expect(length == Measurement(value: 5000, unit: .meters))
        guard case .person(let person) = try await crossed(Found.person(IntentPerson(handle: .init(phoneNumber: "1"))))
        else {
            Issue.record("The person came back as something else.")
            return
        }
        #expect(person.handle?.value == .phoneNumber("1"))
        guard case .words("5 km") = try await crossed(Found.words("5 km")) else {
            Issue.record("The words came back as something else.")
            return
        }
    }

    @Test("an identity of a type that this program lacks is refused")
    func unknownType() async {
        let value = IntentsModel.IntentValue.structured(
            StructuredValue(
                typeName: "EntityIdentifier",
                fields: .object(["entityType": .string("Rock"), "identifier": .string("1")]), text: "Rock/1"))
        let error = await #expect(throws: RunError.self) { try await EntityIdentifier.__value(from: value, query: nil) }
        #expect(error?.message == "“Rock/1” does not have the parts of a value of the type EntityIdentifier.")
    }

    @Test("a union's parameter states the types of its cases, and both halves in a summary belong to it")
    func unions() throws {
        let search = Search()
        let found = ValueType.union(
            "Found", [.measurement(.length), .primitive(.person), .primitive(.string)],
            cases: ["length", "person", "words"])
        #expect(search.$found._facts.valueType == found)
        #expect(search.$all._facts.valueType == .array(found))
        #expect(search.$found.type == .type && search.$found.value == .value)
        let summary = try #require(Search.parameterSummary as? any DescribedSummary)
        guard case .sentence(let sentence) = summary.description(ParameterNames(search)) else {
            Issue.record("It is no sentence.")
            return
        }
        #expect(sentence.parameters == ["found", "found", "place"])
        #expect(sentence.otherParameters == ["all"])
    }

    @Test("a measured parameter has its default in its unit, and the option of a place its style")
    func options() {
        let search = Search()
        let unit: IntentParameter<Measurement<UnitLength>>.Length? = search.$length.defaultUnit
        #expect(unit == .kilometers)
        #expect(search.$length.defaultValue == Measurement(value: 2, unit: .kilometers))
        #expect(search.$place.displayStyle == .city)
    }

    @Test("text becomes styled text and search criteria; the null resolver makes nothing")
    func resolvers() async throws {
        let facts = Search().$found._facts
        let styled = try await AttributedStringFromStringResolver()
            .resolve(from: "Hi", context: IntentParameterContext(facts: facts))
        #expect(styled == AttributedString("Hi"))
        let criteria = try await StringSearchCriteriaFromStringResolverSpecificification()
            .resolve(from: "rose", context: IntentParameterContext(facts: facts))
        #expect(criteria?.term == "rose")
        #expect(NSNull.NullResolver() == NSNull.NullResolver())
    }
}
