import AppIntentsTesting
import Foundation
import IntentsClient
import Testing

@testable import IntentsSystem

@Suite("One test for the intents of a package and for the installed app", .timeLimit(.minutes(5)))
struct InstalledTesterTests {
    private static let identifier = "com.example.garden"

    /// The test, which knows nothing of where the runs happen.
    private func check(_ tester: IntentTester) async throws {
        let run = try await tester.run(SprinkleBed.self, answers: [.option("Tulips")])
        #expect(run.value?.name == "Tulips")
        #expect(run.dialog == "Tulips got sip.")
        #expect((run.opened as? ShowBed)?.bed.id == "t")
        #expect(run.asked.map(\.dialog) == ["Which bed?"])

        let typed = try await tester.run(
            SprinkleBed.self, arguments: ["bed": "Rose", "amount": "A Can"], answers: [.confirm(true)])
        #expect(typed.value?.id == "r")
        #expect(typed.dialog == "Roses got can.")

        let refused = await #expect(throws: IntentTestFailure.self) {
            try await tester.run(SprinkleBed.self, arguments: ["bed": "r", "amount": "sea"], answers: [.cancel])
        }
        #expect(refused?.outcome == .cancelled)
        #expect(refused?.asked.first?.reason == "“Amount” takes one of: A Sip, A Can; “sea” is not among them.")

        let problem = await #expect(throws: ScriptProblem.self) { try await tester.run(SprinkleBed.self) }
        #expect(
            problem?.description
                == "SprinkleBed asked “Which bed?” for its parameter “bed”, and the script has no answer to it."
                + " Add .value(\"…\", for: \"bed\") to `answers`.")
        let unused = await #expect(throws: ScriptProblem.self) {
            try await tester.run(SprinkleBed.self, arguments: ["bed": "r"], answers: [.confirm(true)])
        }
        #expect(
            unused?.description == "SprinkleBed never asked for these answers: .confirm(true). Remove them.")
    }

    @Test("KP-79: the test runs in its own process, without an app")
    func ownProcess() async throws { try await check(IntentTester()) }

    @Test("KP-79: the same test runs against an installed app, in a process of its own")
    func installedApp() async throws {
        let folder = try TemporaryFolder()
        let garden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "TestedGarden.swift")
        let main = "\n@main struct Garden: AppIntentsExtension {}\n"
        let program = try await ProgramCompiler(folder: folder).program(
            "Garden", source: String(contentsOf: garden, encoding: .utf8) + main, .debug)
        let bundle = BundleFixture(metadata: program.metadata, copiedProgram: program.path)
        try await TestSystem.run(launcher: SystemLauncher(environment: ["PATH": "/usr/bin:/bin"])) { system in
            try await system.install(bundle)
            let connector = DaemonConnector(locations: system.locations, launcher: nil)
            try await check(IntentTester(app: Self.identifier, connector: connector))
        }
    }

    @Test("KP-79: an app that is not installed is named")
    func notInstalled() async throws {
        try await TestSystem.run { system in
            let tester = IntentTester(
                app: "org.example.nobody", connector: DaemonConnector(locations: system.locations, launcher: nil))
            let failure = await #expect(throws: IntentTestFailure.self) { try await tester.run(ShowBed()) }
            #expect(failure?.outcome == .notFound)
        }
    }
}
