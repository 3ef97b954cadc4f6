import Glibc

/// Bounds how many messages a connection reads in a second: a peer that floods it is read more slowly, and its writes wait.
struct ReadingPace {
    private let messagesPerSecond: Int
    private var secondBegan = monotonicNanoseconds()
    private var messages = 0

    private static let second: UInt64 = 1_000_000_000

    init(messagesPerSecond: Int) { self.messagesPerSecond = messagesPerSecond }

    /// Waits until another message may be handled; called on the reading thread.
    mutating func waitForNextMessage() {
        let now = monotonicNanoseconds()
        if now - secondBegan >= Self.second {
            secondBegan = now
            messages = 0
        } else if messages >= messagesPerSecond {
            usleep(UInt32((Self.second - (now - secondBegan)) / 1000))
            secondBegan = monotonicNanoseconds()
            messages = 0
        }
        messages += 1
    }
}

private func monotonicNanoseconds() -> UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
}
