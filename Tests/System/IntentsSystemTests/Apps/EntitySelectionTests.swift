import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("What a query can be asked")
struct EntitySelectionTests {
    private func metadata(_ capabilities: QueryCapabilities) -> AppMetadata {
        var query = Garden.plantQuery
        query.capabilities = capabilities
        return Garden.metadata([], entities: [Garden.plant], queries: [query])
    }

    private func refusal(_ selection: EntitySelection, _ capabilities: QueryCapabilities) -> RunError? {
        do throws(RunError) {
            try metadata(capabilities).check(selection, of: "Plant")
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "What it cannot is refused with what it can, and is a wrong command line",
        arguments: [
            (
                EntitySelection.all, [.identifiers, .string],
                "The app cannot list all of its Plant entities. It can be asked with --matching TEXT or --id ID, and "
                    + "without any of them for those it suggests."
            ),
            (
                .find(FindRequest(conditions: [])), [.identifiers],
                "The app cannot filter, sort or limit a list of its Plant entities. It can be asked with --id ID, and "
                    + "without any of them for those it suggests."
            ),
            (
                .matching("x"), [.identifiers, .property],
                "The app cannot search the texts of its Plant entities. It can be asked with --id ID, --where CONDITION "
                    + "or --all, and without any of them for those it suggests."
            ),
        ] as [(EntitySelection, QueryCapabilities, String)])
    func refused(_ selection: EntitySelection, _ capabilities: QueryCapabilities, _ message: String) {
        let error = refusal(selection, capabilities)
        #expect(error?.code == .invalidValue)
        #expect(error?.message == message)
    }

    @Test("What it can is asked")
    func taken() {
        #expect(refusal(.suggested, [.identifiers]) == nil)
        #expect(refusal(.identifiers(["1"]), [.identifiers]) == nil)
        #expect(refusal(.matching("x"), [.string]) == nil)
        for capability in [QueryCapabilities.enumerable, .property] {
            #expect(refusal(.all, capability) == nil)
            #expect(refusal(.find(FindRequest(conditions: [])), capability) == nil)
        }
    }

    @Test("The app is not started for it")
    func notStarted() async throws {
        try await TestSystem.run { system in
            try await system.install(
                BundleFixture(
                    metadata: Garden.metadata(
                        [Garden.action("Water")], entities: [Garden.plant], queries: [Garden.plantQuery])))
            let error = await system.client.failure(
                of: FindEntitiesRequest(type: "Plant", selection: .all, locale: "en"))
            #expect(error?.code == .invalidValue)
            #expect(system.launcher.launches == [])
        }
    }

    @Test("A condition with a value of another type is refused before the app is started")
    func wrongValue() async throws {
        var plant = Garden.plant
        plant.properties = [PropertyDescription(name: "isWet", title: "Wet", valueType: .primitive(.bool))]
        var query = Garden.plantQuery
        query.capabilities = [.identifiers, .string, .enumerable]
        let fixture = BundleFixture(
            metadata: Garden.metadata([Garden.action("Water")], entities: [plant], queries: [query]))
        try await TestSystem.run { system in
            try await system.install(fixture)
            let condition = FindCondition(property: "isWet", comparator: "equalTo", values: [.string("maybe")])
            let error = await system.client.failure(
                of: FindEntitiesRequest(
                    type: "Plant", selection: .find(FindRequest(conditions: [condition])), locale: "en"))
            #expect(
                error
                    == RunError(
                        .invalidValue,
                        "Plant cannot compare “isWet” with “maybe”; it is of the type Bool. “Wet” takes yes or no; “maybe” "
                            + "is neither."))
            #expect(system.launcher.launches == [])
        }
    }
}
