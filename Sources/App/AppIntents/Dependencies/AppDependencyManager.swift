import Foundation
import IntentsModel
import PlatformFoundation

/// Holds the objects that intents, queries and options providers ask for with `@Dependency` (inventory §2.12).
///
/// Register as early as possible, in the `init()` of the app or extension: an intent may run before any scene exists.
/// A dependency is found by its static type, or by its key when one was given; registering again replaces the former
/// object, and nothing is evaluated before its first use.
public final class AppDependencyManager: Sendable {
    /// The manager that `@Dependency` asks unless told otherwise.
    public static let shared = AppDependencyManager()

    /// Replaces dependencies for the current task and its children, so that parallel tests do not see each other.
    @TaskLocal package static var scoped: AppDependencyManager?

    private let providers = Lock<[DependencyKey: DependencyProvider]>([:])

    /// Makes a manager without registrations.
    public init() {}

    /// Registers an object that is made on first use.
    /// - Parameters:
    ///   - key: the name that `@Dependency(key:)` asks for; the type itself when absent.
    ///   - dependency: the object, evaluated once.
    @_disfavoredOverload
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        register(DependencyProvider { dependency() as Dependency }, as: Dependency.self, key: key)
    }

    /// Registers a closure that makes the object on first use.
    /// - Parameters:
    ///   - key: the name that `@Dependency(key:)` asks for; the type itself when absent.
    ///   - dependency: makes the object; called once, again after it has thrown.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @autoclosure () -> @Sendable () throws -> Dependency
    ) {
        let make = dependency()
        register(DependencyProvider { try make() }, as: Dependency.self, key: key)
    }

    /// Registers a closure that makes the object on first use and may wait while it does.
    ///
    /// Such an object is there in every run, because a run loads its dependencies before it performs. Code that calls
    /// `perform()` by itself must have had the object loaded by a run, or register it without `async`.
    /// - Parameters:
    ///   - key: the name that `@Dependency(key:)` asks for; the type itself when absent.
    ///   - dependency: makes the object; called once, again after it has thrown.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @escaping @Sendable () async throws -> Dependency
    ) {
        register(DependencyProvider(waiting: dependency), as: Dependency.self, key: key)
    }

    /// The registration that a wrapper reads: the scoped one before this manager's own.
    package func provider(for key: DependencyKey) -> DependencyProvider? {
        if let scoped = Self.scoped, scoped !== self, let provider = scoped.provider(for: key) { return provider }
        return providers.withLock { $0[key] }
    }

    private func register(_ provider: DependencyProvider, as type: Any.Type, key: AnyHashable?) {
        providers.withLock { $0[DependencyKey(type: type, key: key)] = provider }
    }
}

/// What a registration is found by.
package struct DependencyKey: Hashable, @unchecked Sendable {
    // Unchecked: Apple's interface takes `AnyHashable`, which is never Sendable; keys are only hashed and compared.
    private let key: AnyHashable

    package init(type: Any.Type, key: AnyHashable?) {
        self.key = key ?? AnyHashable(ObjectIdentifier(type))
    }
}

extension AppDependencyManager {
    /// Why a dependency could not be had.
    public enum Error<Value>: LocalizedError {
        /// Nothing is registered for the type or key.
        case failedToRetrieveDependency
        /// The registered closure threw, or has to be awaited first.
        case failedToLoadDependency(any Swift.Error)
        /// The key holds an object of another type.
        case incorrectDependencyType(Any.Type)

        /// One sentence about the failure.
        public var errorDescription: String? {
            switch self {
            case .failedToRetrieveDependency:
                "No dependency of type \(Value.self) is registered."
            case .failedToLoadDependency(let error):
                "The dependency of type \(Value.self) could not be made: \(errorText(error))"
            case .incorrectDependencyType(let found):
                "The registered dependency is a \(found), but a \(Value.self) was asked for."
            }
        }
    }
}
