import CPlatform
import Glibc
import IntentsModel

extension UnreachableDaemon {
    /// How it was ended.
    package enum Ending: Hashable, Sendable {
        /// It left when it was told to.
        case left
        /// It did not, for so long, and was killed.
        case killed(after: Duration)
    }

    /// Tells it to leave, and kills it when it does not: a process that is stopped hears the first once it goes on.
    /// - Parameter grace: how long it may take to leave.
    package func end(grace: Duration) async throws -> Ending {
        // One of another container has no number here, and the number 0 would mean this process's own group.
        guard process > 1 else { throw cannotEnd("its number is not known here") }
        let descriptor = platform_open_process(process)
        if descriptor == -ESRCH { return .left }
        guard descriptor >= 0 else { throw cannotEnd(String(cString: strerror(-descriptor))) }
        defer { close(descriptor) }
        try signal(SIGTERM)
        try signal(SIGCONT)
        if try await ends(descriptor, within: grace) { return .left }
        try signal(SIGKILL)
        guard try await ends(descriptor, within: Self.killGrace) else {
            throw cannotEnd("it outlives SIGKILL, as a process does that waits for a broken disk")
        }
        return .killed(after: grace)
    }

    private static let killGrace = Duration.seconds(10)

    private func signal(_ number: Int32) throws {
        guard kill(process, number) != 0, errno != ESRCH else { return }
        throw cannotEnd(String(cString: strerror(errno)))
    }

    private func ends(_ descriptor: Int32, within time: Duration) async throws -> Bool {
        let deadline = ContinuousClock.now + time
        while !hasEnded(descriptor) {
            guard .now < deadline else { return false }
            try await Task.sleep(for: .milliseconds(20))
        }
        return true
    }

    private func hasEnded(_ descriptor: Int32) -> Bool {
        var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&end, 1, 0) == 1
    }

    private func cannotEnd(_ reason: String) -> RunError {
        RunError(.daemonUnavailable, "The intents daemon (process \(process)) cannot be ended: \(reason).")
    }
}
