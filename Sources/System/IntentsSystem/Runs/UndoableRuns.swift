import IntentsLink
import IntentsModel

/// The runs that can be taken back, the latest last. What takes them back lives in the programs that ran them.
final class UndoableRuns: Sendable {
    private struct Entry: Sendable {
        var process: AppProcess
        var run: UndoneRun
    }

    private struct State: Sendable {
        var entries: [Entry] = []
        /// What became of the last run that could be taken back and no longer can, the latest last; one for each app.
        var spent: [(app: String, fate: String)] = []

        /// Takes out the last run, of one app or of all.
        mutating func takeLast(of app: String?) -> Entry? {
            let index = entries.lastIndex { app == nil || $0.process.bundle.app == app }
            return index.map { entries.remove(at: $0) }
        }

        mutating func note(_ fate: String, of entry: Entry) {
            let app = entry.process.bundle.app
            spent.removeAll { $0.app == app }
            spent.append((app, fate))
        }
    }

    private static let limit = 20

    private let state = Lock(State())

    /// Notes a run whose code has registered how it is taken back.
    func note(_ run: UndoneRun, in process: AppProcess) {
        state.withLock { state in
            state.entries.append(Entry(process: process, run: run))
            state.entries.removeFirst(max(0, state.entries.count - Self.limit))
        }
    }

    /// Takes back the last run, of one app or of all.
    /// - Throws: when there is none, or when its program has ended.
    func undoLast(of app: String?) async throws(RunError) -> UndoneRun {
        guard let last = state.withLock({ $0.takeLast(of: app) }) else { throw RunError(.notFound, lack(of: app)) }
        let action = last.run.action
        guard last.process.isUsable else {
            state.withLock { $0.note("the program that ran \(action) has ended", of: last) }
            throw RunError(
                .unavailable,
                """
                \(action) cannot be taken back: the program that ran it has ended, and with it what it knew about that.
                """)
        }
        do throws(RunError) {
            let limit = last.process.policy.runBudget
            guard try await last.process.send(UndoRunRequest(runID: last.run.runID), within: limit) != nil else {
                throw RunError(
                    .timedOut, "Taking back \(action) did not end within \(limit.seconds); it may still be at work.")
            }
        } catch {
            state.withLock { $0.note("taking back \(action) has failed", of: last) }
            throw error
        }
        state.withLock { $0.note("\(action) has been taken back already", of: last) }
        return last.run
    }

    /// Why there is nothing to take back.
    private func lack(of app: String?) -> String {
        if let last = state.withLock({ $0.spent.last { app == nil || $0.app == app } }) {
            return "There is nothing left to undo: \(last.fate)."
        }
        let run = app.map { "no run of \($0)" } ?? "no run"
        return "There is nothing to undo: \(run) that can be taken back has happened since the daemon started."
    }
}
