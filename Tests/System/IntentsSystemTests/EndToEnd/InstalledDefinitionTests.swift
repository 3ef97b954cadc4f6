import AppIntentsTesting
import Foundation
import IntentsClient
import Testing

@testable import IntentsSystem

@Suite("One test by names for the intents of a package and for the installed app", .timeLimit(.minutes(5)))
struct InstalledDefinitionTests {
    /// The test, which knows neither types nor where the runs happen.
    private func check(_ app: IntentDefinitions) async throws {
        #expect(try await app.names(of: \.intents).contains("MowMeadow"))
        let meadows = app.entities["Meadow"]
        let brook = try #require(try await meadows.entities(matching: "brook").first)
        #expect(brook.identifier.instanceIdentifier == "1")
        #expect(try brook.name == "Brook")
        #expect(try brook.letters == 5)
        let height: AnyAppEnum? = try brook.height
        #expect(height == app.enums["Height"].makeCase("long"))
        try meadows.isInstance(brook)

        let mown = try await app.intents["MowMeadow"].makeIntent(
            meadow: brook, height: app.enums["Height"].makeCase("long")
        ).run()
        #expect(mown.dialog == "Brook is long.")
        #expect(try mown.value.minutes == 20)
        let report: AnyTransientAppEntity = try mown.value
        try app.transientEntities["MowingReport"].isInstance(report)
        let again = try await app.intents["MowMeadow"].makeIntent(meadow: mown.value.meadow).run()
        #expect(again.dialog == "Brook is short.")

        #expect(try await meadows.allEntities().map(\.identifier.instanceIdentifier) == ["1", "2"])
        #expect(try await meadows.suggestedEntities() == [meadows.makeReference(identifier: "2")])
        let listed: [AnyAppEntity] = try await app.intents["ListMeadows"].makeIntent().run().value
        #expect(try listed.last?.name == "Hill")
        let noHeight: AnyAppEnum? = try #require(listed.last).height
        #expect(noHeight == nil)

        let note = app.intents["NoteWeather"].makeIntent
        #expect(try await note(note: nil).run().value == "untouched")
        let nothing: any IntentValueExpressing = String?.none
        #expect(try await note(note: nothing).run().value == "cleared")
        #expect(try await note(note: "rain").run().value == "rain")

        let failure = await #expect(throws: IntentTestFailure.self) {
            try await app.intents["MowMeadow"].makeIntent(meadow: meadows.makeReference(identifier: "9")).run()
        }
        #expect(failure?.outcome != .success)
    }

    @Test("KP-79: the test runs in its own process, without an app")
    func ownProcess() async throws {
        try await check(IntentTester().definitions(of: [MowMeadow.self, NoteWeather.self, ListMeadows.self]))
    }

    @Test("KP-79: the same test runs against an installed app, in a process of its own")
    func installedApp() async throws {
        let folder = try TemporaryFolder()
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "DefinedMeadow.swift")
        let main = "\n@main struct Meadows: AppIntentsExtension {}\n"
        let program = try await ProgramCompiler(folder: folder).program(
            "Meadows", source: String(contentsOf: source, encoding: .utf8) + main, .debug)
        let bundle = BundleFixture(metadata: program.metadata, copiedProgram: program.path)
        try await TestSystem.run(launcher: SystemLauncher(environment: ["PATH": "/usr/bin:/bin"])) { system in
            try await system.install(bundle)
            let connector = DaemonConnector(locations: system.locations, launcher: nil)
            let app = IntentDefinitions(bundleIdentifier: "com.example.garden", connector: connector)
            try await check(app)
            let hill = app.entities["Meadow"].makeReference(identifier: "2")
            let problem = await #expect(throws: IntentTestingError.self) { try await hill.exported(as: .plainText) }
            #expect(
                problem?.description
                    == "com.example.garden is another process, and entities cannot be exported from it yet; export "
                    + "Meadow in a test that has the app's code.")
        }
    }

    @Test("an app that is not installed is named")
    func notInstalled() async throws {
        try await TestSystem.run { system in
            let app = IntentDefinitions(
                bundleIdentifier: "org.example.nobody",
                connector: DaemonConnector(locations: system.locations, launcher: nil))
            let failure = await #expect(throws: IntentTestFailure.self) {
                try await app.intents["MowMeadow"].makeIntent().run()
            }
            #expect(failure?.outcome == .notFound)
            await #expect(throws: RunError.self) { try await app.names(of: \.entities) }
        }
    }
}
