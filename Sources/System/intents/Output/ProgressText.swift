import IntentsModel

/// How far a run is, as text.
struct ProgressText: Sendable {
    var progress: ProgressState
    /// How fast it goes, by what has been seen so far.
    var seen = ProgressPace()

    private static let barWidth = 24

    /// One line of at most `width` columns: what is done, a bar, percent, rate and time left, as far as they are known.
    func line(width: Int) -> String {
        let label = progress.text ?? "Working"
        let rest = [bar, percent ?? counted, progress.detail, rate, timeLeft].compactMap(\.self)
        return DisplayWidth.truncate(Console.tamed(([label] + rest).joined(separator: "  ")), to: max(1, width - 1))
    }

    /// The same without a bar, for logs.
    var summary: String {
        [progress.text, percent ?? counted, progress.detail].compactMap(\.self).joined(separator: "  ")
    }

    private var bar: String? {
        guard let fraction = progress.fraction else { return nil }
        let filled = Int((fraction * Double(Self.barWidth)).rounded(.down))
        return "[\(String(repeating: "#", count: filled))\(String(repeating: "-", count: Self.barWidth - filled))]"
    }

    private var percent: String? {
        progress.fraction.map { "\(Int(($0 * 100).rounded(.down)))%" }
    }

    private var counted: String? {
        progress.completed > 0 ? "\(progress.completed) done" : nil
    }

    /// Bytes as the code tells them, else its own units as they were counted here.
    private var rate: String? {
        guard let bytes = progress.throughput else { return seen.unitsPerSecond.map(Self.counted) }
        var (value, unit) = (Double(bytes), "B")
        for larger in ["kB", "MB", "GB"] where value >= 1000 { (value, unit) = (value / 1000, larger) }
        return "\((value * 10).rounded() / 10) \(unit)/s"
    }

    /// In seconds, or in minutes where that is less than one.
    private static func counted(perSecond rate: Double) -> String {
        let (value, unit) = rate < 1 ? (rate * 60, "min") : (rate, "s")
        return value < 10 ? "\((value * 10).rounded() / 10)/\(unit)" : "\(Int(value.rounded()))/\(unit)"
    }

    private var timeLeft: String? {
        guard let seconds = progress.secondsLeft ?? seen.secondsLeft, seconds.isFinite, seconds >= 0 else { return nil }
        let whole = Int(seconds.rounded(.up))
        let rest = whole % 60 < 10 ? "0\(whole % 60)" : "\(whole % 60)"
        return whole < 60 ? "\(whole) s left" : "\(whole / 60):\(rest) left"
    }
}
