import IntentsModel

/// How often programs have crashed lately, and how long each one waits before it is started again.
final class CrashHistory: Sendable {
    /// Crashes after which a program is still started at once.
    static let freeStarts = 3
    /// After so long without another one, crashes are forgotten.
    private static let memory = Duration.seconds(60)
    /// No pause is longer than so many times the first one.
    private static let longestPause = 32

    private let first: Duration
    private let crashes = Lock<[String: (count: Int, last: ContinuousClock.Instant)]>([:])

    /// - Parameter firstPause: the first pause; each further crash doubles it.
    init(firstPause: Duration) { first = firstPause }

    func crashed(_ bundle: String, at now: ContinuousClock.Instant = .now) {
        crashes.withLock { crashes in
            let known = crashes[bundle].flatMap { $0.last + Self.memory > now ? $0.count : nil } ?? 0
            crashes[bundle] = (known + 1, now)
        }
    }

    /// It has done what was asked of it.
    func worked(_ bundle: String) {
        crashes.withLock { if !$0.isEmpty { $0[bundle] = nil } }
    }

    /// How much longer a program must wait for its start.
    func pause(before bundle: String, at now: ContinuousClock.Instant = .now) -> Duration {
        guard let (count, last) = crashes.withLock({ $0[bundle] }), count > Self.freeStarts else { return .zero }
        let factor = min(1 << min(count - Self.freeStarts - 1, 30), Self.longestPause)
        return max(.zero, last + first * factor - now)
    }
}
