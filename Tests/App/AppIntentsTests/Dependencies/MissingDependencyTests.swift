import AppIntents
import IntentsModel
import Testing

/// KP-80: a run whose dependency is missing says what is missing, where it is declared and which call registers it.
struct MissingDependencyTests {
    final class Garden: Sendable {}
    protocol Shed: Sendable {}
    struct Rust: LocalizedError {
        var errorDescription: String? { "the lock is rusty" }
    }

    static let line = #line
    struct Prune: AppIntent {
        static let title: LocalizedStringResource = "Prune"
        @Dependency var garden: Garden
        func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Pruned.") }
    }

    @Test("KP-80: names type, intent, place and call")
    func namesWhatIsMissing() async throws {
        let error = try await failure(Prune.self)
        #expect(error.code == .dependencyNotRegistered)
        #expect(
            error.message
                == "Prune needs a dependency of type Garden, declared at "
                + "AppIntentsTests/MissingDependencyTests.swift:\(Self.line + 3), but none is registered. "
                + "Call AppDependencyManager.shared.add(dependency: Garden(…)) in the app's init().")
    }

    struct Lock: AppIntent {
        static let title: LocalizedStringResource = "Lock"
        @Dependency(key: "north") private var shed: any Shed
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("KP-80: names the key")
    func namesTheKey() async throws {
        let message = try await failure(Lock.self).message
        #expect(message.hasPrefix("Lock needs a dependency of type any Shed with the key “north”, declared at "))
        #expect(
            message.hasSuffix(
                "Call AppDependencyManager.shared.add(key: \"north\", dependency: … as any Shed) in the app's init()."))
    }

    @Test("KP-80: outside a run the program says what is missing before it stops")
    func explainsItselfOutsideARun() async throws {
        let end = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Prune().garden
        }
        let text = String(decoding: end.standardErrorContent, as: UTF8.self)
        #expect(text.contains("This code needs a dependency of type Garden, declared at "))
        #expect(text.contains("Call AppDependencyManager.shared.add(dependency: Garden(…)) in the app's init()."))
    }

    @Test func tellsWhatTheClosureThrew() async throws {
        let scope = AppDependencyManager()
        scope.add { () throws -> Garden in throw Rust() }
        let error = try await AppDependencyManager.$scoped.withValue(scope) { try await failure(Prune.self) }
        #expect(error.message.hasSuffix("but it could not be made: the lock is rusty."))
        #expect(error.cause?.contains("Rust") == true)
    }

    @Test func tellsWhichOtherTypeTheKeyHolds() async throws {
        let scope = AppDependencyManager()
        scope.add(key: "north", dependency: 7)
        let error = try await AppDependencyManager.$scoped.withValue(scope) { try await failure(Lock.self) }
        #expect(error.message.contains("but a Int is registered there."))
    }

    struct Leaf: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Leaf"
        static let defaultQuery = LeafQuery()
        let id: String
        var displayRepresentation: DisplayRepresentation { "Leaf" }
    }

    struct LeafQuery: EntityQuery {
        @Dependency var garden: Garden
        func entities(for identifiers: [String]) async throws -> [Leaf] { identifiers.map { Leaf(id: $0) } }
        func suggestedEntities() async throws -> [Leaf] { throw Rust() }
    }

    struct Rake: AppIntent {
        static let title: LocalizedStringResource = "Rake"
        @Parameter(title: "Leaf") var leaf: Leaf
        func perform() async throws -> some ReturnsValue<Leaf> { .result(value: leaf) }
    }

    private let service = IntentService(registry: IntentRegistry(reachableFrom: [Rake.self]))

    @Test("KP-80: a query is checked before it runs")
    func checksTheQueryOfAParameter() async throws {
        let error = try await failure(Rake.self, ["leaf": .string("oak")])
        #expect(error.code == .dependencyNotRegistered)
        #expect(error.message.hasPrefix("LeafQuery needs a dependency of type Garden"))
        await #expect(throws: RunError.self) {
            try await service.entities(EntityRequest(entityType: "Leaf", selection: .suggested))
        }
    }

    @Test("KP-29: options that cannot be loaded say why, for which parameter and from which provider")
    func explainsOptionsThatFail() async throws {
        let scope = AppDependencyManager()
        scope.add(dependency: Garden())
        let request = OptionsRequest(action: "Rake", parameter: "leaf")
        let error = await AppDependencyManager.$scoped.withValue(scope) {
            await #expect(throws: RunError.self) { try await service.options(request) }
        }
        #expect(error?.code == .threw)
        #expect(error?.message == "the lock is rusty", "whoever asked says what for")
        #expect(error?.parameter == "leaf")
        #expect(error?.cause?.hasPrefix("LeafQuery threw ") == true)
    }
}
