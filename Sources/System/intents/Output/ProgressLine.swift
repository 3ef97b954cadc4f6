import IntentsModel

/// The line on the error stream that shows how far a run is, drawn over itself and gone at the end.
final class ProgressLine: Sendable {
    private struct State {
        var isShown = false
        var isOver = false
        /// Where the rate and the time left count from.
        var first: (time: ContinuousClock.Instant, progress: ProgressState)?
    }

    private let console: Console
    private let state = Lock(State())
    /// Empties the line that the cursor is on.
    static let erasing = "\r\u{1B}[K"

    init(console: Console) { self.console = console }

    func show(_ progress: ProgressState, at now: ContinuousClock.Instant = .now) {
        state.withLock { state in
            guard !state.isOver else { return }
            // What is known of the whole only later counts from there.
            let isSooner = progress.fraction == nil || state.first?.progress.fraction != nil
            let first = state.first.flatMap { isSooner ? $0 : nil } ?? (time: now, progress: progress)
            state.first = first
            let text = ProgressText(
                progress: progress, seen: ProgressPace(from: first.progress, to: progress, in: now - first.time))
            console.error.write(Self.erasing + text.line(width: console.errorWidth ?? console.width ?? 80))
            state.isShown = true
        }
    }

    /// Makes room for something else; the next state is shown below it.
    func clear() {
        state.withLock { state in
            if state.isShown { console.error.write(Self.erasing) }
            state.isShown = false
        }
    }

    /// Clears it for good.
    func end() {
        clear()
        state.withLock { $0.isOver = true }
    }
}
