/// A value that one thread at a time may touch.
///
/// NSLock rather than `Mutex`: the thread sanitizer misreads `Mutex` on Linux.
// Unchecked because every access to `value` happens while `lock` is held.
package final class Lock<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: sending Value) { self.value = value }

    /// Runs `body` with exclusive access to the value.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
