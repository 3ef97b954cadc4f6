import CPlatform
import Glibc
import IntentsLink
import IntentsModel
import ProbeApp
import Testing

@testable import IntentsSystem

/// Programs that break the rules of the link.
@Suite("Programs that misbehave", .timeLimit(.minutes(5)))
struct BadProgramTests {
    /// Starts "programs" that only write some bytes to their link.
    private struct RawLauncher: ProcessLauncher {
        let bytes: [UInt8]

        func launch(_ program: AppProgram) throws(RunError) -> LaunchedProcess {
            var sockets: [Int32] = [-1, -1]
            guard platform_socket_pair(&sockets) >= 0 else { throw RunError(.launchFailed, "No socket.") }
            let (mine, end) = (sockets[1], Deferred<ProcessEnd>())
            _ = bytes.withUnsafeBytes { write(mine, $0.baseAddress, $0.count) }
            return LaunchedProcess(pid: 4242, link: sockets[0], end: end) { signal in
                if end.current == nil { close(mine) }
                end.resolve(.signalled(signal))
            }
        }
    }

    private func frame(_ text: String) -> [UInt8] {
        let count = UInt32(text.utf8.count)
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + Array(text.utf8)
    }

    private func error(_ bytes: [UInt8]) async throws -> RunError? {
        var error: RunError?
        try await TestSystem.run(launcher: RawLauncher(bytes: bytes)) { system in
            try await system.install(BundleFixture(metadata: Garden.metadata([Garden.action("Tap")])))
            error = try await system.client.run("Tap").error
            #expect(try await system.client.send(ListAppsRequest()).count == 1)
        }
        return error
    }

    @Test func messagesThatAreNoneEndTheStart() async throws {
        let deep = String(repeating: "[", count: 10_000)
        for bytes in [frame("hello"), frame(deep), [0xFF, 0xFF, 0xFF, 0xFF]] {
            let error = try await error(bytes)
            #expect(error?.code == .launchFailed)
            #expect(error?.message.hasPrefix("The program of com.example.garden sent what cannot be used (") == true)
        }
    }

    @Test func aProgramOfAnotherBundleIsRefused() async throws {
        let hello = """
            {"jsonrpc":"2.0","id":1,"method":"app.hello","params":{"protocolVersion":1,\
            "bundleIdentifier":"com.example.shop","kind":"app","pid":1}}
            """
        let error = try await error(frame(hello))
        #expect(
            error?.message
                == "The program of com.example.garden cannot be used: It says that it belongs to com.example.shop.")
    }

    @Test func aProgramOfAnotherProtocolIsRefused() async throws {
        let hello = """
            {"jsonrpc":"2.0","id":1,"method":"app.hello","params":{"protocolVersion":9,\
            "bundleIdentifier":"com.example.garden","kind":"app","pid":1}}
            """
        let error = try await error(frame(hello))
        #expect(error?.message.hasPrefix("The program of com.example.garden cannot be used: The other side") == true)
    }

    @Test func anAppCannotAskInARunThatIsNotItsOwn() async throws {
        try await TestSystem.run { system in
            let app = ProbeApp(
                "com.example.garden",
                actions: [
                    "Ask": { _, connection in
                        _ = try await connection.send(
                            AskRequest(runID: "stranger", prompt: Prompt(.value, dialog: "Password?")))
                        return .value("asked")
                    }
                ])
            try await system.install(BundleFixture(metadata: Garden.metadata([Garden.action("Ask")])), app)
            let report = try await system.client.run("Ask")
            #expect(report.error?.message == "The run stranger is not going on in com.example.garden.")
        }
    }
}
