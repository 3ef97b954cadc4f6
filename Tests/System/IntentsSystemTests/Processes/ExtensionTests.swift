import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Apps with an extension", .timeLimit(.minutes(5)))
struct ExtensionTests {
    private static let app = "com.example.garden"
    private static let part = "com.example.garden.part"

    private static let garden: BundleFixture = {
        var bundle = BundleFixture(metadata: Garden.metadata([Garden.action("Water")]))
        bundle.plugIns["Part.appex"] = BundleFixture(
            identifier: part, metadata: Garden.metadata([Garden.action("Water")]), isExtension: true)
        return bundle
    }()

    private func programs() -> [ProbeApp] {
        [(Self.app, ProcessKind.app), (Self.part, .appIntentsExtension)].map { identifier, kind in
            ProbeApp(identifier, kind: kind, actions: ["Water": { _, _ in .value(identifier) }])
        }
    }

    @Test("KP-42: the extension serves while the app does not run, the app when it does")
    func choice() async throws {
        try await TestSystem.run { system in
            let programs = programs()
            try await system.install(Self.garden, programs[0], programs[1])
            let first = try await system.client.run("Water")
            #expect(first.value == .string(Self.part))
            #expect(first.process?.kind == .appIntentsExtension)
            _ = try await system.client.send(OpenAppRequest(app: "Garden"))
            let explanation = try await system.client.send(ExplainRequest(action: "Water", locale: "en"))
            #expect(explanation.process == "com.example.garden (app): the app is in front")
            #expect(try await system.client.run("Water").value == .string(Self.app))
        }
    }

    private static func answering(with query: ExecutionTargets) -> BundleFixture {
        let metadata = Garden.metadata(
            [Garden.action("Water")], entities: [Garden.plant],
            queries: [
                QueryDescription(identifier: "Garden.PlantQuery", entityType: "Plant", executionTargets: query)
            ])
        var bundle = BundleFixture(metadata: metadata)
        bundle.plugIns["Part.appex"] = BundleFixture(identifier: part, metadata: metadata, isExtension: true)
        return bundle
    }

    @Test(
        "a query runs where its allowedExecutionTargets says, whatever runs already",
        arguments: [
            (ExecutionTargets(), app), (.main, app), (.appIntentsExtension, part),
        ])
    func queryTargets(targets: ExecutionTargets, expected: String) async throws {
        try await TestSystem.run { system in
            let programs = programs().map { program in
                var program = program
                program.entities = { [identifier = program.bundleIdentifier] _ in Garden.plants(identifier) }
                return program
            }
            try await system.install(Self.answering(with: targets), programs[0], programs[1])
            _ = try await system.client.send(OpenAppRequest(app: "Garden"))
            let found = try await system.client.send(
                FindEntitiesRequest(type: "Plant", selection: .suggested, locale: "en"))
            #expect(found.page.entities.map(\.display.title) == [expected])
        }
    }

    @Test func oneContainerForBoth() async throws {
        try await TestSystem.run { system in
            let programs = programs()
            let app = try await system.install(Self.garden, programs[0], programs[1])
            let bundles = try await system.library.app(Self.app).bundles
            let containers = try await system.processes.containers(of: bundles)
            #expect(Set(containers) == [app.container])
        }
    }
}

extension ProcessTable {
    fileprivate func containers(of bundles: [BundleRecord]) throws -> [String] {
        bundles.map { program(of: $0).container }
    }
}
