import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

/// A program with the framework that donates, compiled as `intents build` does.
@Suite("A program that donates", .timeLimit(.minutes(5)))
struct DonatingProgramTests {
    private static let source = """
        import AppIntents

        struct Plant: AppEntity {
            struct Query: EntityQuery {
                func entities(for identifiers: [String]) async throws -> [Plant] { identifiers.map(Plant.init) }
            }
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
            static let defaultQuery = Query()
            let id: String
            var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(id)") }
        }

        struct Prune: PredictableIntent {
            static let title: LocalizedStringResource = "Prune"
            @Parameter(title: "Plant") var plant: Plant
            @Parameter(title: "Tool") var tool: String?
            init() {}
            init(_ plant: String, tool: String? = nil) {
                self.plant = Plant(id: plant)
                if let tool { self.tool = tool }
            }
            static var predictionConfiguration: some IntentPredictionConfiguration {
                IntentPrediction(parameters: (\\.$plant, \\.$tool)) { plant, tool in
                    DisplayRepresentation(title: "Prune \\(plant.id) with \\(tool ?? "")")
                }
                IntentPrediction(parameters: \\.$plant) { plant in DisplayRepresentation(title: "Prune \\(plant.id)") }
            }
            func perform() async throws -> some ReturnsValue<Int> { .result(value: 3) }
        }

        struct Donate: AppIntent {
            static let title: LocalizedStringResource = "Donate"
            /// Code that does not wait.
            private func tell() { Prune("Oak").donate() }
            func perform() async throws -> some ReturnsValue<Int> {
                tell()
                _ = try await Prune("Rose", tool: "knife")()
                try await Prune("Mint").donate()
                let mint = EntityIdentifier(for: Plant.self, identifier: "Mint")
                let gone = try await IntentDonationManager.shared.deleteDonations(matching: .entityIdentifiers([mint]))
                return .result(value: gone.count)
            }
        }

        struct Matter: AppIntent {
            static let title: LocalizedStringResource = "Matter"
            func perform() async throws -> some IntentResult {
                let plants = [Plant(id: "Oak"), Plant(id: "Rose")]
                try await RelevantEntities.shared.updateEntities(plants, for: .audio(.nowPlaying))
                try await RelevantEntities.shared.removeEntities([plants[0]])
                return .result()
            }
        }

        @main struct Garden: AppIntentsExtension {
            init() { Prune("Fern").donate() }
        }
        """

    @Test func theSystemKeepsWhatItTells() async throws {
        let folder = try TemporaryFolder()
        let program = try await ProgramCompiler(folder: folder).program("Garden", source: Self.source, .debug)
        let bundle = BundleFixture(metadata: program.metadata, copiedProgram: program.path)
        try await TestSystem.run(launcher: SystemLauncher(environment: ["PATH": "/usr/bin:/bin"])) { system in
            try await system.install(bundle)
            #expect(try await system.client.run("Donate").value == .int(1))
            let donations = try await system.client.send(ListDonationsRequest(limit: 10)).donations.map(\.told)
            #expect(donations.map(\.suggestion?.title) == ["Prune Rose with knife", "Prune Oak", "Prune Fern"])
            #expect(donations.map(\.action) == ["Prune", "Prune", "Prune"])
            #expect(donations.first?.result == .int(3))
            #expect(donations.first?.values["tool"] == .string("knife"))

            #expect(try await system.client.run("Matter").outcome == .success)
            let relevant = try await system.client.send(ListDonationsRequest(limit: 10)).relevantEntities.map(\.told)
            #expect(relevant.map(\.entity.identifier) == ["Rose"])
            #expect(relevant.map(\.context) == ["audio.nowPlaying"])
        }
    }
}
