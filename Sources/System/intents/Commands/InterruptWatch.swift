import Glibc
import IntentsLink
import IntentsModel

/// The pipe through which the signal handler reports.
///
/// A C signal handler can reach nothing but a global; it is written once, before the handler is installed.
nonisolated(unsafe) private var interruptPipe: Int32 = -1

/// Hears Ctrl-C, Ctrl-\ and SIGTERM, from the first moment of the process on: the first one ends the command, or what the
/// command has put in that place, the second of a kind ends the process at once.
final class InterruptWatch: Sendable {
    private static let signals = [SIGINT, SIGTERM, SIGQUIT]

    private let end: @Sendable () -> Void
    private let cancel = Lock<(@Sendable () async -> Void)?>(nil)

    /// - Parameter end: what a signal does as long as nothing else is to be done.
    init(_ end: @escaping @Sendable () -> Void) {
        self.end = end
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        let reading = ends[0]
        interruptPipe = ends[1]
        // A thread of its own: the read waits for as long as the process lives. Without one, signals keep their usual meaning.
        guard (try? BackgroundThread.start { self.wait(on: reading) }) != nil else { return }
        install { _ in
            var byte: UInt8 = 1
            _ = write(interruptPipe, &byte, 1)
        }
    }

    /// Has a signal do something else while a body runs.
    func withCancellation<Result>(
        _ cancel: @escaping @Sendable () async -> Void, _ body: () async throws -> Result
    ) async rethrows -> Result {
        self.cancel.withLock { $0 = cancel }
        defer { self.cancel.withLock { $0 = nil } }
        return try await body()
    }

    private func wait(on descriptor: Int32) {
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) < 0 { guard errno == EINTR else { return } }
        // The thread cannot wait for the cancellation; the run's own task waits for the outcome.
        if let cancel = cancel.withLock({ $0 }) { Task { await cancel() } } else { end() }
    }

    private func install(_ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        // The second one finds the default action again.
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
        Self.signals.forEach { sigaction($0, &action, nil) }
    }
}
