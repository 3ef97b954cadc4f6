import Foundation
import IntentsModel
import PlatformFoundation

/// An object that an intent, query or options provider needs and does not make itself, written `@Dependency`
/// (inventory §2.12).
///
/// A run looks up all dependencies before it performs and fails with `dependencyNotRegistered` when one is missing. Code
/// that calls `perform()` by itself reads the same registrations and stops with an explanation when one is missing.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
    private let key: DependencyKey
    private let keyText: String?
    private let manager: AppDependencyManager
    private let fallback: DependencyProvider?
    private let place: String
    // In an object, as an assignment must reach the intent that the system has copied.
    private let assigned = Lock<Value?>(nil)

    /// Declares a dependency.
    /// - Parameters:
    ///   - key: the name it was registered under; found by its type when absent.
    ///   - manager: where it is registered.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(key: key, manager: manager, fallback: nil, place: "\(fileID):\(line)")
    }

    /// Declares a dependency with an object to use when none is registered.
    /// - Parameters:
    ///   - key: the name it was registered under; found by its type when absent.
    ///   - manager: where it is registered.
    ///   - default: made once, when it is needed.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default: @autoclosure @escaping @Sendable () -> Value, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            key: key, manager: manager, fallback: DependencyProvider { `default`() }, place: "\(fileID):\(line)")
    }

    /// Declares a dependency with an object to use when none is registered, made by a closure that may wait.
    /// - Parameters:
    ///   - key: the name it was registered under; found by its type when absent.
    ///   - manager: where it is registered.
    ///   - default: called once, when it is needed.
    ///   - fileID: the file of the declaration, for messages about it.
    ///   - line: the line of the declaration.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default: @escaping @Sendable () async throws -> Value, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            key: key, manager: manager, fallback: DependencyProvider(waiting: `default`), place: "\(fileID):\(line)")
    }

    private init(key: AnyHashable?, manager: AppDependencyManager, fallback: DependencyProvider?, place: String) {
        self.key = DependencyKey(type: Value.self, key: key)
        keyText = key.map { "\($0.base)" }
        self.manager = manager
        self.fallback = fallback
        self.place = place
    }

    /// The object; assign one to use it instead of the registered one, as tests do.
    public var wrappedValue: Value {
        get {
            if let value = assigned.withLock({ $0 }) { return value }
            do {
                guard let provider else { throw AppDependencyManager.Error<Value>.failedToRetrieveDependency }
                return try checked(provider.value())
            } catch {
                // A property cannot throw: the code asked for an object that nobody has given.
                fatalError(explanation(of: error, neededBy: nil).sentence)
            }
        }
        set { assigned.withLock { $0 = newValue } }
    }

    /// The wrapper itself.
    public var projectedValue: AppDependency<Value> { self }

    private var provider: DependencyProvider? { manager.provider(for: key) ?? fallback }

    private func checked(_ object: any Sendable) throws -> Value {
        guard let value = object as? Value else {
            throw AppDependencyManager.Error<Value>.incorrectDependencyType(type(of: object))
        }
        return value
    }

    private func explanation(of error: any Error, neededBy owner: String?) -> DependencyExplanation {
        DependencyExplanation(
            type: DependencyExplanation.spelling(of: Value.self), key: keyText, place: place, owner: owner,
            problem: (error as? AppDependencyManager.Error<Value>) ?? .failedToLoadDependency(error))
    }
}

/// A dependency wrapper of any type, as the service finds it inside an intent.
package protocol AnyAppDependency {
    /// Loads the object so that reading the wrapper succeeds.
    /// - Throws: a `RunError` that names `owner`, the type that needs it.
    func load(for owner: String) async throws
}

extension AppDependency: AnyAppDependency {
    package func load(for owner: String) async throws {
        guard assigned.withLock({ $0 }) == nil else { return }
        do {
            guard let provider else { throw AppDependencyManager.Error<Value>.failedToRetrieveDependency }
            _ = try checked(await provider.load())
        } catch {
            let explanation = explanation(of: error, neededBy: owner)
            throw RunError(.dependencyNotRegistered, explanation.sentence, cause: explanation.cause)
        }
    }
}
