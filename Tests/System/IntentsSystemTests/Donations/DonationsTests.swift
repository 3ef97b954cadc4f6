import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

@Suite("Donations and relevance", .timeLimit(.minutes(5)))
struct DonationsTests {
    private static let app = "com.example.garden"

    private static func garden(_ actions: String..., version: String = "1.0", hasPlants: Bool = true) -> BundleFixture {
        BundleFixture(
            version: version,
            metadata: Garden.metadata(
                (["Tell"] + actions).map { Garden.action($0) }, entities: hasPlants ? [Garden.plant] : []))
    }

    private static func rose(_ identifier: String = "1") -> EntityValue {
        EntityValue(typeName: "Plant", identifier: identifier, display: DisplayValue(title: "Rose"))
    }

    private static func donation(_ name: String, _ action: String = "Prune", of plant: String? = "1") -> DonatedIntent {
        DonatedIntent(
            identifier: name, action: action, values: plant.map { ["plant": .entity(rose($0))] } ?? [:],
            suggestion: DisplayValue(title: "\(action) \(name)"), donatedAt: 1_700_000_000)
    }

    /// Runs `tell` as the app's code, on its link.
    private func run(
        _ bundle: BundleFixture = garden("Prune", "Rake"),
        _ tell: @escaping @Sendable (LinkConnection) async throws -> Void,
        _ body: (TestSystem) async throws -> Void = { _ in }
    ) async throws {
        try await TestSystem.run { system in
            let app = ProbeApp(
                Self.app,
                actions: [
                    "Tell": { _, connection in
                        try await tell(connection)
                        return .value("told")
                    }
                ])
            try await system.install(bundle, app)
            let report = try await system.client.run("Tell")
            #expect(report.outcome == .success, "\(report)")
            try await body(system)
        }
    }

    private func list(_ system: TestSystem, _ app: String? = nil, limit: Int = 100) async throws -> DonationList {
        try await system.client.send(ListDonationsRequest(app: app, limit: limit))
    }

    private func names(_ system: TestSystem) async throws -> [String] {
        try await list(system).donations.map(\.told.identifier)
    }

    // MARK: Donations

    @Test func theNewestComeFirstWithTheirValuesAndSuggestions() async throws {
        try await run { link in
            try link.notify(DonateRequest(donation: Self.donation("a")))
            _ = try await link.send(DonateRequest(donation: Self.donation("b", "Rake", of: nil)))
        } _: { system in
            let all = try await list(system)
            #expect(all.donations.map(\.bundleIdentifier) == [Self.app, Self.app])
            #expect(all.donations.map(\.told) == [Self.donation("b", "Rake", of: nil), Self.donation("a")])
            #expect(try await list(system, "Garden", limit: 1).donations.map(\.told.identifier) == ["b"])
        }
    }

    @Test func whatIsDeletedIsNamedAndGone() async throws {
        let deleted = Lock<[[String]]>([])
        try await run { link in
            for (name, plant) in [("a", "1"), ("b", "2"), ("c", "2")] {
                try link.notify(DonateRequest(donation: Self.donation(name, of: plant)))
            }
            try link.notify(DonateRequest(donation: Self.donation("d", "Rake", of: nil)))
            // Nothing overtakes what was only notified.
            for match: DonationMatch in [
                .entities([EntityName(type: "Plant", identifier: "2")]), .identifiers(["a", "x"]),
                .action("Rake", entity: EntityName(type: "Plant", identifier: "1")), .action("Rake", entity: nil),
            ] {
                let reply = try await link.send(DeleteDonationsRequest(match: match))
                deleted.withLock { $0.append(reply.identifiers) }
            }
        } _: { system in
            let left = try await names(system)
            #expect(deleted.withLock { $0 } == [["b", "c"], ["a"], [], ["d"]])
            #expect(left == [])
        }
    }

    @Test func theNewestThousandOfAnAppAreKept() async throws {
        try await run { link in
            for number in 0..<(Donations.perApp + 50) {
                try link.notify(DonateRequest(donation: Self.donation("\(number)")))
            }
        } _: { system in
            let names = try await system.client.send(ListDonationsRequest(limit: 5000)).donations.map(\.told.identifier)
            #expect(names.count == Donations.perApp)
            #expect(names.first == "1049")
            #expect(names.last == "50")
        }
    }

    @Test func whatCannotBeKeptIsRefusedAndLogged() async throws {
        let refusals = Lock<[RunError]>([])
        try await run { link in
            var large = Self.donation("large")
            large.values["note"] = .string(String(repeating: "x", count: 70_000))
            for donation in [Self.donation("a", "Dig"), large] {
                do {
                    _ = try await link.send(DonateRequest(donation: donation))
                } catch let error as RunError {
                    refusals.withLock { $0.append(error) }
                }
            }
            try link.notify(DonateRequest(donation: Self.donation("b", "Dig")))
        } _: { system in
            let unknown = "com.example.garden has no action Dig, so that its donation is not kept."
            let kept = try await names(system)
            #expect(kept == [])
            #expect(refusals.withLock { $0.first } == RunError(.notFound, unknown))
            #expect(refusals.withLock { $0.last?.message }?.hasSuffix(" bytes; at most 65536 are kept.") == true)
            await eventually { system.logged.withLock { $0 } == ["A donation was refused: \(unknown)"] }
        }
    }

    @Test func filesAreNoPartOfADonation() {
        let file = IntentValue.file(FileValue(filename: "a.txt", data: .init()))
        let donation = DonatedIntent(
            identifier: "a", action: "Send", values: ["files": .array([file]), "to": .string("Anna")], result: file,
            donatedAt: 0)
        #expect(donation.values == ["to": .string("Anna")])
        #expect(donation.result == nil)
    }

    // MARK: Life cycle

    @Test func anUpgradeKeepsThoseOfActionsThatAreStillThere() async throws {
        try await run { link in
            for donation in [Self.donation("a"), Self.donation("b", "Rake")] {
                _ = try await link.send(DonateRequest(donation: donation))
            }
            _ = try await link.send(
                RelevantEntitiesRequest(change: .replace(context: "audio.nowPlaying", entities: [Self.rose()])))
        } _: { system in
            try await system.install(Self.garden("Rake", version: "2.0"))
            #expect(try await names(system) == ["b"])
            #expect(try await list(system).relevantEntities.count == 1)
            try await system.install(Self.garden("Rake", version: "3.0", hasPlants: false))
            #expect(try await list(system).relevantEntities.isEmpty)
            #expect(try await names(system) == ["b"])
        }
    }

    @Test func aRemovalTakesThemAlong() async throws {
        try await run { link in
            _ = try await link.send(DonateRequest(donation: Self.donation("a")))
        } _: { system in
            _ = try await system.client.send(UninstallRequest(app: "Garden", purge: false))
            #expect(try await names(system) == [])
            try await system.install(Self.garden("Prune"))
            #expect(try await names(system) == [])
        }
    }

    @Test func anotherAppCannotDeleteThem() async throws {
        try await run { link in
            _ = try await link.send(DonateRequest(donation: Self.donation("a")))
        } _: { system in
            var other = BundleFixture(metadata: Garden.metadata([Garden.action("Clear")]))
            (other.identifier, other.name) = ("com.example.shed", "Shed")
            let shed = ProbeApp(
                "com.example.shed",
                actions: [
                    "Clear": { _, connection in
                        let reply = try await connection.send(DeleteDonationsRequest(match: .identifiers(["a"])))
                        return .value("\(reply.identifiers.count)")
                    }
                ])
            try await system.install(other, shed)
            #expect(try await system.client.run("Clear").value == .string("0"))
            #expect(try await names(system) == ["a"])
            // A client is no app.
            let refused = await system.client.failure(of: DeleteDonationsRequest(match: .identifiers(["a"])))
            #expect(refused?.message == "An app must say hello (app.hello) before it asks for anything.")
        }
    }

    // MARK: Relevance

    @Test func relevantIntentsReplaceEachOther() async throws {
        func configuration(_ kind: String) -> RelevantConfiguration {
            RelevantConfiguration(
                action: "Prune", values: ["plant": .entity(Self.rose())], widgetKind: kind,
                relevance: RelevanceDescription(kind: "location", name: "home"))
        }
        let (old, new) = (configuration("Old"), configuration("New"))
        let refusal = Lock<String?>(nil)
        try await run { link in
            for intents in [[old], [new]] { _ = try await link.send(RelevantIntentsRequest(intents: intents)) }
            do {
                _ = try await link.send(RelevantIntentsRequest(intents: Array(repeating: new, count: 101)))
            } catch let error as RunError {
                refusal.withLock { $0 = error.message }
            }
        } _: { system in
            let kept = try await list(system).relevantIntents.map(\.told)
            #expect(kept == [new])
            #expect(
                refusal.withLock { $0 } == "At most 100 relevant intents are kept, and these are 101: name the best.")
        }
    }

    @Test func relevantEntitiesAreReplacedAndRemovedByContext() async throws {
        try await run { link in
            let changes: [RelevantEntitiesChange] = [
                .replace(context: "a", entities: [Self.rose("1"), Self.rose("2")]),
                .replace(context: "b", entities: [Self.rose("1"), Self.rose("3")]),
                .remove([EntityName(type: "Plant", identifier: "1")], context: "a"),
                .replace(context: "c", entities: [Self.rose("4")]), .removeAll(context: "c"),
            ]
            for change in changes { _ = try await link.send(RelevantEntitiesRequest(change: change)) }
        } _: { system in
            let kept = try await list(system).relevantEntities.map(\.told)
            #expect(kept.map { "\($0.context) \($0.entity.identifier)" } == ["a 2", "b 1", "b 3"])
        }
    }
}
