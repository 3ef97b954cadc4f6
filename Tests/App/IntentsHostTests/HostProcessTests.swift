import CPlatform
import Foundation
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsHost

/// The host as a whole process, with its exit status and what it tells a person.
@Suite(.timeLimit(.minutes(5)))
struct HostProcessTests {
    /// Serves with the system's end of the link in the same process, once the body has prepared that end.
    private static func serve(_ prepare: (FakeSystem) -> Void) async -> Never {
        var descriptors: [Int32] = [-1, -1]
        guard platform_socket_pair(&descriptors) == 0 else { exit(1) }
        prepare(FakeSystem(descriptor: descriptors[1]))
        await AppIntentsHost.serveAndExit(
            kind: .app, environment: [LinkEnvironment.descriptor: "\(descriptors[0])"], services: [Garden.self])
    }

    private func text(_ content: [UInt8]?) -> String { String(decoding: content ?? [], as: UTF8.self) }

    @Test func leavesWithStatusZeroWhenTheSystemAsksForIt() async {
        await #expect(processExitsWith: .exitCode(0)) {
            await Self.serve { system in
                // The system's part goes on while this process serves.
                Task {
                    _ = await system.hello.wait()
                    try system.connection.notify(TerminateNotification())
                }
            }
        }
    }

    @Test func leavesWithStatusZeroOnSIGTERM() async {
        await #expect(processExitsWith: .exitCode(0)) {
            await Self.serve { system in
                // The system's part goes on while this process serves.
                Task {
                    _ = await system.hello.wait()
                    kill(getpid(), SIGTERM)
                }
            }
        }
    }

    @Test func leavesWithStatusZeroWhenItsLinkEnds() async {
        await #expect(processExitsWith: .exitCode(0)) {
            await Self.serve { system in
                // The system's part goes on while this process serves.
                Task {
                    _ = await system.hello.wait()
                    // Without an answer to its hello, the host would say that nobody wants it.
                    await system.connection.waitUntilAnswered(atMost: .seconds(60))
                    system.connection.close(reason: "The daemon ends.")
                }
            }
        }
    }

    @Test func withoutASystemItSaysSoAndLeavesWithStatus69() async throws {
        let result = await #expect(processExitsWith: .exitCode(69), observing: [\.standardErrorContent]) {
            await AppIntentsHost.serveAndExit(kind: .app, environment: [:], services: [Garden.self])
        }
        let message = text(result?.standardErrorContent)
        #expect(message.contains(": The program is not in an app bundle: "))
    }

    @Test func withoutAnyIntentsItSaysSoAndLeavesWithStatus70() async throws {
        let result = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
            await AppIntentsHost.serveAndExit(kind: .app, environment: [:], services: [])
        }
        let message = text(result?.standardErrorContent)
        #expect(message.contains(": There are no App Intents in this program: "))
    }

    @Test("KP-48: what reaches a cold process waits until its initialiser has registered everything")
    func whatArrivesBeforeTheHostRunsIsServedAfterRegistration() async {
        await #expect(processExitsWith: .exitCode(0)) {
            await Self.serve { system in
                // Sent before the host looks at the link; it is answered when the process serves.
                Task {
                    let reply = try? await system.connection.send(PerformRequest("IsRegistered", runID: "cold"))
                    guard reply == .finished(PerformedResult(value: .bool(true))) else { exit(1) }
                    try system.connection.notify(TerminateNotification())
                }
                Garden.isRegistered.withLock { $0 = true }
            }
        }
    }

    @Test func whatIsSaidBeforeTheSystemListensIsSaidWhenItDoes() async throws {
        let heard = Signal<Void>()
        var handlers = LinkHandlers()
        // The handler itself must not wait.
        handlers.onNotification(ShortcutParametersChanged.self) { _, _ in Task { await heard.set(()) } }
        var descriptors: [Int32] = [-1, -1]
        try #require(platform_socket_pair(&descriptors) == 0)
        let near = LinkConnection(descriptor: descriptors[0], handlers: LinkHandlers())
        let far = LinkConnection(descriptor: descriptors[1], handlers: handlers)
        far.start()
        let outbox = HostOutbox()
        outbox.send(ShortcutParametersChanged())
        outbox.connect(near)
        await heard.wait()
        near.close(reason: "done")
        far.close(reason: "done")
    }

    @Test func aProcessThatAPersonStartedJoinsTheDaemonThatRuns() async throws {
        let folder = FileManager.default.temporaryDirectory.path + "/host-\(UUID().uuidString.prefix(8))"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/Garden.app", withIntermediateDirectories: true)
        let list = ["CFBundleIdentifier": "org.example.garden"]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: folder + "/Garden.app/Info.plist"))

        let environment = ["XDG_RUNTIME_DIR": folder]
        let listener = try LinkListener(path: Locations(environment: environment, userID: geteuid()).socketPath)
        defer { listener.close() }
        let hello = Signal<HelloRequest>()
        var handlers = FakeSystem.handlers(hello: hello, prompts: Lock([]))
        handlers.onRequest(AskRequest.self) { _, connection in
            try connection.notify(TerminateNotification())
            return .confirmed(true)
        }
        try listener.start(handlers: handlers) { connection in
            // The accepting thread cannot wait for the run.
            Task {
                _ = await hello.wait()
                _ = try await connection.send(PerformRequest("Ask", runID: "by-hand"))
            }
        }
        let launch = try HostLaunch(
            environment: environment, executable: folder + "/Garden.app/Garden", usualKind: .app, userID: geteuid())
        #expect(try await HostSession(service: Garden(), launch: launch).serve() == .terminated)
        #expect(await hello.wait().bundleIdentifier == "org.example.garden")
    }
}
