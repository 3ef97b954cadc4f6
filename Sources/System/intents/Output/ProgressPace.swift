import IntentsModel

/// How fast the work of a run goes, by what was seen of it.
struct ProgressPace: Hashable, Sendable {
    /// The code's own units; nil while none were counted.
    var unitsPerSecond: Double?
    /// Nil while nobody knows how much there is to do.
    var secondsLeft: Double?

    init() {}

    /// - Parameter time: between the two; nothing is known within the first second, which says too little.
    init(from first: ProgressState, to last: ProgressState, in time: Duration) {
        let seconds = time / .seconds(1)
        guard seconds >= 1 else { return }
        if last.completed > first.completed { unitsPerSecond = Double(last.completed - first.completed) / seconds }
        if let old = first.fraction, let new = last.fraction, new > old {
            secondsLeft = seconds / (new - old) * (1 - new)
        }
    }
}
