import CPlatform
import Glibc
import IntentsLink
import IntentsModel
import ProbeApp

@testable import IntentsSystem

/// Starts apps as tasks of the test's own process, each at the other end of a real socket.
final class FakeLauncher: ProcessLauncher {
    private struct State {
        var apps: [String: ProbeApp] = [:]
        var links: [String: LinkConnection] = [:]
        var ends: [String: Deferred<ProcessEnd>] = [:]
        var launches: [String] = []
        var held: Deferred<Void>?
        var events: [ProbeApp.Event] = []
    }

    private let state = Lock(State())

    /// Makes an app known under its bundle identifier.
    func add(_ app: ProbeApp) {
        var app = app
        app.hear = { event in self.state.withLock { $0.events.append(event) } }
        let known = app
        state.withLock { $0.apps[known.bundleIdentifier] = known }
    }

    /// Lets programs start, but say hello only when the returned value is resolved.
    func holdHello() -> Deferred<Void> {
        let held = Deferred<Void>()
        state.withLock { $0.held = held }
        return held
    }

    var launches: [String] { state.withLock { $0.launches } }
    var events: [ProbeApp.Event] { state.withLock { $0.events } }

    func launch(_ program: AppProgram) throws(RunError) -> LaunchedProcess {
        var sockets: [Int32] = [-1, -1]
        guard platform_socket_pair(&sockets) >= 0 else { throw RunError(.launchFailed, "No socket.") }
        let end = Deferred<ProcessEnd>()
        let (app, held) = state.withLock { state in
            state.launches.append(program.bundleIdentifier)
            state.ends[program.bundleIdentifier] = end
            return (state.apps[program.bundleIdentifier] ?? ProbeApp(program.bundleIdentifier), state.held)
        }
        let identifier = program.bundleIdentifier
        // An app that is asked to leave ends itself, not the one that has taken its place.
        let own = Lock<LinkConnection?>(nil)
        let finish: @Sendable (ProcessEnd) -> Void = { how in
            end.resolve(how)
            own.withLock { $0 }?.close(reason: "The process ended.")
        }
        let link = LinkConnection(
            descriptor: sockets[1], handlers: app.handlers { finish(.exited(status: 0)) })
        own.withLock { $0 = link }
        state.withLock { $0.links[identifier] = link }
        link.start()
        // The app's main; ends with its link.
        Task {
            _ = await held?.value()
            try? await app.greet(link)
        }
        return LaunchedProcess(pid: 4242, link: sockets[0], end: end) { finish(.signalled($0)) }
    }

    /// Ends an app the way the kernel would: its link closes, and its parent is told.
    func end(_ identifier: String, _ how: ProcessEnd) {
        let (link, end) = state.withLock { ($0.links[identifier], $0.ends[identifier]) }
        end?.resolve(how)
        link?.close(reason: "The process ended.")
    }

    func link(of identifier: String) -> LinkConnection? { state.withLock { $0.links[identifier] } }
}
