import Glibc

/// What a connection does, once, when nothing has come from its peer for a while.
package struct LinkSilence: Sendable {
    package var after: Duration
    /// Called on the reading thread.
    package var act: @Sendable (LinkConnection) -> Void

    package init(after: Duration, act: @escaping @Sendable (LinkConnection) -> Void) {
        self.after = after
        self.act = act
    }

    /// Has the kernel end a wait for bytes after a while, which costs no thread and no timer.
    /// - Parameter time: for ever when absent.
    static func limitWait(on descriptor: Int32, to time: Duration?) {
        let parts = (time ?? .zero).components
        // Nothing at all would mean for ever.
        let least = time == nil || parts.seconds > 0 ? 0 : 1
        var limit = timeval(
            tv_sec: Int(parts.seconds), tv_usec: max(least, Int(parts.attoseconds / 1_000_000_000_000)))
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
}
