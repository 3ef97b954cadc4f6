import CPlatform
import Foundation
import IntentsLink
import IntentsModel

/// The part of an app's process that serves its App Intents to the system.
///
/// `App.main()` and `AppIntentsExtension.main()` start it. A program without either calls `run()` itself, once everything that
/// its intents need is registered: nothing is served before.
public enum AppIntentsHost {
    /// Serves the program's intents until the system, or a person, ends it.
    ///
    /// The main thread keeps working for the main actor, the main queue and the main run loop. A process that the system
    /// did not start joins the daemon that runs; without one it says so on its standard error and exits with status 69.
    @MainActor public static func run() -> Never {
        run(kind: .app)
    }

    /// Serves the program's intents until the system, or a person, ends it; for an asynchronous `main`.
    public static func run() async -> Never {
        await run(kind: .app)
    }

    /// Serves as a process of a kind, as far as the system has not given it another.
    @MainActor package static func run(kind: ProcessKind) -> Never {
        // Serving is the rest of this process's life, and ends with it; the main thread is needed for the main actor.
        Task.detached { await run(kind: kind) }
        while true { RunLoop.main.run() }
    }

    /// Serves as a process of a kind, from an asynchronous `main`, which leaves the main thread to the main actor.
    package static func run(kind: ProcessKind) async -> Never {
        // Its output is a file, which would get text only with much more of it, and none of it before a crash.
        platform_print_at_once()
        await serveAndExit(
            kind: kind, environment: ProcessInfo.processInfo.environment,
            services: ConformanceWalk.types(conformingTo: (any HostService).self))
    }

    /// The whole life of the process: its end is the status that `serve` comes to.
    static func serveAndExit(kind: ProcessKind, environment: [String: String], services: [Any.Type]) async -> Never {
        do throws(HostFailure) {
            try await serve(kind: kind, environment: environment, services: services)
            exit(0)
        } catch {
            let program = URL(fileURLWithPath: executablePath()).lastPathComponent
            FileHandle.standardError.write(Data("\(program): \(error.message)\n".utf8))
            exit(error.status.rawValue)
        }
    }

    private static func serve(
        kind: ProcessKind, environment: [String: String], services: [Any.Type]
    ) async throws(HostFailure) {
        let service = try service(among: services)
        let launch = try HostLaunch(
            environment: environment, executable: executablePath(), usualKind: kind, userID: geteuid())
        // What this process starts in its turn is no process of the system.
        unsetenv(LinkEnvironment.descriptor)
        // Found now, while its files are there: Foundation traps when it looks for them first after they are gone.
        _ = Bundle.main
        let session = HostSession(service: service, launch: launch)
        let termination = TerminationSignal { session.leave(.signalled) }
        defer { termination.cancel() }
        try await session.serve(whenReady: outbox.connect)
    }

    private static func executablePath() -> String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}

// MARK: - The service

extension AppIntentsHost {
    /// The one service of this process.
    static func service(among types: [Any.Type]) throws(HostFailure) -> any HostService {
        let services = types.compactMap { $0 as? any HostService.Type }
        guard let service = services.first else {
            throw HostFailure(.software, "There are no App Intents in this program: link it with AppIntents.")
        }
        guard services.count == 1 else {
            let names = services.map { String(reflecting: $0) }.sorted().joined(separator: ", ")
            throw HostFailure(
                .software,
                "AppIntents is in this program \(services.count) times (\(names)): link it once, and not also inside a library."
            )
        }
        return service.init()
    }
}

// MARK: - To the system

extension AppIntentsHost {
    private static let outbox = HostOutbox()

    /// Tells the system something. What is said before the system listens is kept, the last of each kind, and said then; in a
    /// process that never serves, such as a test, nobody hears it.
    package static func notify<Notification: LinkNotification>(_ notification: Notification) {
        outbox.send(notification)
    }

    /// The link, once the system listens; nil before, and in a process that never serves.
    package static var link: LinkConnection? { outbox.connection }

    /// Does something with the link: now, or once the system listens, then the last of each name.
    package static func whenServing(_ name: String, _ body: @escaping @Sendable (LinkConnection) -> Void) {
        outbox.whenConnected(name, body)
    }

    /// Asks the system something. What is asked before the system listens waits for it.
    /// - Throws: ``NoSystem`` at once in a program that belongs to no app, or after ten seconds in one that does not serve;
    ///   else what the request ends with.
    package static func send<Request: LinkRequest>(_ request: Request) async throws -> Request.Reply {
        guard belongsToApp else {
            throw NoSystem(
                """
                This program belongs to no app: neither \(LinkEnvironment.bundleIdentifier) in its environment nor an \
                Info.plist beside its executable says which. Build a bundle with `intents build`, install it with \
                `intents install`, and start it with `intents open`.
                """)
        }
        guard let connection = await outbox.connection(within: .seconds(10)) else {
            throw NoSystem("This program has not joined the system within 10 seconds: AppIntentsHost.run() does that.")
        }
        return try await connection.send(request)
    }

    /// Whether the program lies in a bundle, or the system says what it is.
    package static var belongsToApp: Bool {
        ProcessInfo.processInfo.environment[LinkEnvironment.bundleIdentifier] != nil
            || HostLaunch.liesInBundle(executable: executablePath())
    }
}

/// There is no system that the program could ask.
package struct NoSystem: Error, Hashable {
    package var message: String

    init(_ message: String) { self.message = message }
}

/// Why a process cannot serve, and the status that it exits with.
struct HostFailure: Error, Hashable {
    /// Statuses of `sysexits.h`.
    enum Status: Int32 {
        /// There is no system to serve.
        case unavailable = 69
        /// The program is not put together as it must be.
        case software = 70
    }

    var status: Status
    var message: String

    init(_ status: Status, _ message: String) {
        self.status = status
        self.message = message
    }
}
