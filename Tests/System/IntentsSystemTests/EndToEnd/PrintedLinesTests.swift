import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("What a program prints", .timeLimit(.minutes(5)))
struct PrintedLinesTests {
    private static let source = """
        import AppIntents

        @main struct Garden {
            static func main() async {
                print("planted")
                await AppIntentsHost.run()
            }
        }

        struct Water: AppIntent {
            static let title: LocalizedStringResource = "Water"
            func perform() async throws -> some IntentResult {
                print("watered")
                print("and not", terminator: " ")
                print("yet dry", terminator: "")
                return .result()
            }
        }

        """

    @Test("Text is in the log as soon as it is printed, a line or not, while the program lives")
    func lines() async throws {
        let folder = try TemporaryFolder()
        let program = try await ProgramCompiler(folder: folder).program("Garden", source: Self.source, .debug)
        let bundle = BundleFixture(metadata: program.metadata, copiedProgram: program.path)
        try await TestSystem.run(launcher: SystemLauncher(environment: ["PATH": "/usr/bin:/bin"])) { system in
            try await system.install(bundle)
            let report = try await system.client.run("Water")
            #expect(report.outcome == .success)
            let log = try await system.client.send(LogRequest(app: "Garden", limit: 10))
            #expect(log.output == ["planted", "watered", "and not yet dry"])
            let process = try #require(report.process)
            #expect(kill(process.pid, 0) == 0)
        }
    }
}
