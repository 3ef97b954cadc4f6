import IntentsLink
import IntentsModel

/// The runs that can be taken back, the latest last. What takes them back lives in the programs that ran them.
final class UndoableRuns: Sendable {
    private struct Entry: Sendable {
        var process: AppProcess
        var run: UndoneRun
    }

    private static let limit = 20

    private let entries = Lock<[Entry]>([])

    /// Notes a run whose code has registered how it is taken back.
    func note(_ run: UndoneRun, in process: AppProcess) {
        entries.withLock { entries in
            entries.append(Entry(process: process, run: run))
            entries.removeFirst(max(0, entries.count - Self.limit))
        }
    }

    /// Takes back the last run, of one app or of all.
    /// - Throws: when there is none, or when its program has ended.
    func undoLast(of app: String?) async throws(RunError) -> UndoneRun {
        let last = entries.withLock { entries -> Entry? in
            let index = entries.lastIndex { app == nil || $0.process.bundle.app == app }
            return index.map { entries.remove(at: $0) }
        }
        guard let last else {
            throw RunError(
                .notFound,
                """
                There is nothing to undo: \(app.map { "no run of \($0)" } ?? "no run") that can be taken back has happened \
                since the daemon started.
                """)
        }
        guard last.process.isUsable else {
            throw RunError(
                .unavailable,
                """
                \(last.run.action) cannot be taken back: the program that ran it has ended, and with it what it knew \
                about that.
                """)
        }
        _ = try await last.process.send(UndoRunRequest(runID: last.run.runID))
        return last.run
    }
}
