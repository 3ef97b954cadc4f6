import IntentsModel

/// The line on the error stream that shows how far a run is, drawn over itself and gone at the end.
final class ProgressLine: Sendable {
    private struct State {
        var isShown = false
        var isOver = false
        /// Where the estimate of the time left counts from.
        var first: (time: ContinuousClock.Instant, fraction: Double)?
    }

    private let console: Console
    private let state = Lock(State())
    private static let erasing = "\r\u{1B}[K"

    init(console: Console) { self.console = console }

    func show(_ progress: ProgressState, at now: ContinuousClock.Instant = .now) {
        state.withLock { state in
            guard !state.isOver else { return }
            if state.first == nil, let fraction = progress.fraction { state.first = (now, fraction) }
            let text = ProgressText(progress: progress, estimate: Self.estimate(progress, since: state.first, at: now))
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

    /// By the rate so far; nothing within the first second, which says too little.
    private static func estimate(
        _ progress: ProgressState, since first: (time: ContinuousClock.Instant, fraction: Double)?,
        at now: ContinuousClock.Instant
    ) -> Double? {
        guard let first, let fraction = progress.fraction, fraction > first.fraction else { return nil }
        let seconds = (now - first.time) / .seconds(1)
        return seconds < 1 ? nil : seconds / (fraction - first.fraction) * (1 - fraction)
    }
}
