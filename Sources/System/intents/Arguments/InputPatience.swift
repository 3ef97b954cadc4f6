import Glibc
import IntentsModel

/// How long a command waits for what is to be read: the content of a pipe may never come.
struct InputPatience: Sendable {
    /// For each piece; for ever when absent.
    var limit: Duration?
    /// Whether nobody wants it any more.
    var isCancelled: @Sendable () -> Bool = { false }

    /// As long as it takes.
    static let endless = InputPatience()

    /// Waits until a descriptor has something to read, or its end.
    /// - Parameter title: what is read, to stand in a sentence.
    func wait(for descriptor: Int32, called title: String) throws(RunError) {
        let deadline = limit.map { ContinuousClock.now + $0 }
        var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // It looks up now and then whether it is still wanted. What cannot be waited for is said by whoever reads it.
        while poll(&input, 1, Self.glance) == 0 {
            guard !isCancelled() else { throw .cancelledBeforeStart }
            if let deadline, let limit, deadline <= .now { throw .nothingCame(title, limit) }
        }
    }

    /// Milliseconds.
    private static let glance: Int32 = 50
}

extension RunError {
    static let cancelledBeforeStart = RunError(.cancelled, "The run was cancelled before it started.")

    fileprivate static func nothingCame(_ title: String, _ limit: Duration) -> RunError {
        RunError(
            .timedOut,
            "Nothing came from \(title) for \(limit.seconds). Allow more time with “--timeout SECONDS”, or none with "
                + "“--timeout none”.")
    }
}
