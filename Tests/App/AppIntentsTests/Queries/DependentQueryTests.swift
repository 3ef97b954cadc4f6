import IntentsModel
import Testing

@testable import AppIntents

@Suite("A query that depends on other parameters")
struct DependentQueryTests {
    struct Shelf: AppEntity {
        struct Query: EntityStringQuery {
            @IntentParameterDependency<Store>(\.$room) var place
            @IntentParameterDependency<Store>(\.$room, \.$note) var both

            func entities(for ids: [String]) async throws -> [Shelf] { ids.map { Shelf(id: $0) } }

            func entities(matching text: String) async throws -> [Shelf] {
                [Shelf(id: "\(place?.room ?? "nowhere"):\(text)")]
            }

            func suggestedEntities() async throws -> [Shelf] {
                [Shelf(id: place?.room ?? "nowhere"), Shelf(id: both.map { "\($0.room) \($0.note)" } ?? "no note")]
            }

            func defaultResult() async -> Shelf? { place.map { Shelf(id: "\($0.room) default") } }
        }

        let id: String
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
        static let defaultQuery = Query()
        var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
    }

    struct Store: AppIntent {
        static let title: LocalizedStringResource = "Store"
        @Parameter(title: "Room") var room: String
        @Parameter(title: "Note") var note: String?
        @Parameter(title: "Shelf") var shelf: Shelf
        func perform() async throws -> some IntentResult { .result() }
    }

    private let service = IntentService(registry: IntentRegistry(reachableFrom: [Store.self]))

    private func suggested(
        _ values: [String: IntentsModel.IntentValue]?, _ selection: EntitySelection = .suggested
    ) async throws -> [String] {
        try await service.entities(
            EntityRequest(
                entityType: "Shelf", selection: selection, action: values == nil ? nil : "Store", values: values)
        ).entities.map(\.identifier)
    }

    @Test("knows them while it suggests and searches")
    func suggests() async throws {
        #expect(try await suggested(["room": .string("Shed")]) == ["Shed", "no note"])
        #expect(try await suggested(["room": .string("Shed"), "note": .string("left")]) == ["Shed", "Shed left"])
        #expect(try await suggested(["room": .string("Shed")], .matching("top")) == ["Shed:top"])
    }

    @Test("depends on nothing outside the choice of an intent's parameter")
    func outside() async throws {
        #expect(try await suggested(nil) == ["nowhere", "no note"])
        #expect(try await suggested([:]) == ["nowhere", "no note"])
    }

    @Test("its default result is given alone, without the choices")
    func defaultResult() async throws {
        let reply = try await service.options(
            OptionsRequest(action: "Store", parameter: "shelf", values: ["room": .string("Shed")], onlyDefault: true))
        #expect(reply.options.isEmpty)
        guard case .entity(let shelf)? = reply.defaultResult else {
            Issue.record("There is no default result.")
            return
        }
        #expect(shelf.identifier == "Shed default")
    }
}
