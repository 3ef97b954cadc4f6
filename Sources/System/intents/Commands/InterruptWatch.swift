import Glibc
import IntentsLink

/// The pipe through which the signal handler reports.
///
/// A C signal handler can reach nothing but a global; it is written once, before the handler is installed.
nonisolated(unsafe) private var interruptPipe: Int32 = -1

/// Watches for Ctrl-C, and for SIGTERM, while a run is under way: the first one cancels the run, the second of a kind ends
/// the process at once.
struct InterruptWatch: Sendable {
    private static let signals = [SIGINT, SIGTERM]

    /// - Parameter cancel: called once, at the first signal.
    init(_ cancel: @escaping @Sendable () async -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        let reading = ends[0]
        interruptPipe = ends[1]
        // A thread of its own: the read waits for as long as the run takes.
        try? BackgroundThread.start {
            var byte: UInt8 = 0
            guard read(reading, &byte, 1) == 1, byte == 1 else { return }
            // The thread cannot wait for the cancellation; the run's own task waits for the outcome.
            Task { await cancel() }
        }
        install { _ in
            var byte: UInt8 = 1
            _ = write(interruptPipe, &byte, 1)
        }
    }

    /// Gives the signals their usual meaning back.
    func end() {
        Self.signals.forEach { signal($0, SIG_DFL) }
        var byte: UInt8 = 0
        _ = write(interruptPipe, &byte, 1)
    }

    private func install(_ handler: @escaping @convention(c) (Int32) -> Void) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handler
        // The second one finds the default action again.
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
        Self.signals.forEach { sigaction($0, &action, nil) }
    }
}
