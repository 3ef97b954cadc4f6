import Glibc

/// A value behind a lock, for the few places where an actor is too slow or cannot be waited for.
///
/// It is a POSIX mutex: `NSLock` would cost the command line an import of Foundation, and the thread sanitizer misreads
/// `Synchronization.Mutex` on Linux. It is not recursive; keep bodies short and call nothing foreign from them.
///
/// `@unchecked Sendable`: the state is only reachable inside `withLock`, which the mutex makes exclusive, and `sending` keeps
/// the guarded value from being shared before. A body must not let a reference into the state out.
package final class Lock<State>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

    /// Guards a value.
    package init(_ state: sending State) {
        self.state.initialize(to: state)
        let result = pthread_mutex_init(mutex, nil)
        precondition(result == 0, "A mutex cannot be made: \(String(cString: strerror(result))).")
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Calls `body` with the value while no other thread has it.
    package func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&state.pointee)
    }
}
