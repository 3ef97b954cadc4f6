import Foundation
import IntentsModel
import PlatformFoundation

/// One registration: makes its object on first use and keeps it.
package final class DependencyProvider: Sendable {
    private enum State {
        case pending
        case loading(Task<any Sendable, any Error>)
        case ready(any Sendable)
    }

    private let state = Lock(State.pending)
    // Guards the evaluation itself, so that two first readers do not make two objects; recursive, because an object
    // that needs itself should end in a readable stack and not in silence.
    private let evaluation = NSRecursiveLock()
    private let make: (@Sendable () throws -> any Sendable)?
    private let makeWaiting: (@Sendable () async throws -> any Sendable)?

    package init(_ make: @escaping @Sendable () throws -> any Sendable) {
        self.make = make
        makeWaiting = nil
    }

    package init(waiting make: @escaping @Sendable () async throws -> any Sendable) {
        self.make = nil
        makeWaiting = make
    }

    /// The object, made now when that needs no waiting.
    /// - Throws: what the closure threw, or `NotLoaded` for an object that has to be awaited.
    package func value() throws -> any Sendable {
        evaluation.lock()
        defer { evaluation.unlock() }
        if let ready { return ready }
        guard let make else { throw NotLoaded() }
        let value = try make()
        state.withLock { $0 = .ready(value) }
        return value
    }

    /// The object, awaited where needed; after this, `value()` has it.
    package func load() async throws -> any Sendable {
        guard let makeWaiting else { return try value() }
        if let ready { return ready }
        let task = state.withLock { state -> Task<any Sendable, any Error> in
            if case .loading(let task) = state { return task }
            // Unstructured, because several runs share the one evaluation and none of them may cancel it.
            let task = Task { try await makeWaiting() }
            state = .loading(task)
            return task
        }
        do {
            let value = try await task.value
            state.withLock { $0 = .ready(value) }
            return value
        } catch {
            state.withLock { if case .loading = $0 { $0 = .pending } }
            throw error
        }
    }

    private var ready: (any Sendable)? {
        state.withLock { if case .ready(let value) = $0 { value } else { nil } }
    }

    /// The object is made by an `async` closure that no run has awaited yet.
    package struct NotLoaded: LocalizedError {
        package var errorDescription: String? {
            "it is registered with an async closure, which only a run of the system awaits"
        }
    }
}
