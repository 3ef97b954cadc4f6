import Glibc

/// A lock with the value that it guards.
///
/// Copies of it are the same lock. It is a POSIX mutex here: threads wait in no particular order, and it is not recursive.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // Unchecked: the value is reached only while the mutex is held, and the initialisers that take a value that is not Sendable
    // say in their names that nobody checks it.
    private let storage: Storage

    /// The mutex and the value, for as long as there is a copy of the lock.
    private final class Storage {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var state: State

        init(_ state: State) {
            self.state = state
            let result = pthread_mutex_init(mutex, nil)
            precondition(result == 0, "A mutex cannot be made: \(String(cString: strerror(result))).")
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }
    }

    /// Guards a value that nobody promises to be safe in several threads.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Guards a value.
    public init(initialState: State) where State: Sendable { self.init(uncheckedState: initialState) }

    /// Calls a closure with the value while no other thread has it.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        pthread_mutex_lock(storage.mutex)
        defer { pthread_mutex_unlock(storage.mutex) }
        return try body(&storage.state)
    }

    /// Calls a closure with the value while no other thread has it.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the value, unless another thread has it; then the result is nil.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard pthread_mutex_trylock(storage.mutex) == 0 else { return nil }
        defer { pthread_mutex_unlock(storage.mutex) }
        return try body(&storage.state)
    }

    /// Calls a closure with the value, unless another thread has it; then the result is nil.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock without a value.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until no other thread has the lock, then takes it.
    public func lock() { pthread_mutex_lock(storage.mutex) }

    /// Gives the lock back; only the thread that has it may.
    public func unlock() { pthread_mutex_unlock(storage.mutex) }

    /// Takes the lock when no other thread has it.
    public func lockIfAvailable() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }

    /// Calls a closure while no other thread has the lock.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

    /// Calls a closure while no other thread has the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked(body) }
}
