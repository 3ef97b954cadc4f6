import Observation

/// Reads a value of a view's surroundings.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// The value where the view is shown; outside of that, its default.
    public var wrappedValue: Value { read(EnvironmentScope.current) }
}

// Unchecked, as key paths are not marked Sendable: the closure holds a key path or a type, and neither changes.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment where Value: AnyObject & Observable {
    /// Reads the object of a type; a program that did not set one is wrong and stops with a message.
    public init(_ objectType: Value.Type) {
        read = { environment in
            guard let object = environment.object(of: objectType) else {
                preconditionFailure(
                    "There is no \(objectType) in the environment. Add .environment(_:) to a view above this one.")
            }
            return object
        }
    }
}

extension Environment {
    /// Reads the object of a type, or nil when nobody set one.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { $0.object(of: objectType) }
    }
}

/// The surroundings of the view whose body is being read.
enum EnvironmentScope {
    // Unchecked, as the values may be of any type: the box stays in the one synchronous call that reads a body.
    private struct Box: @unchecked Sendable {
        let values: EnvironmentValues
    }

    @TaskLocal private static var box: Box?

    static var current: EnvironmentValues { box?.values ?? EnvironmentValues() }

    static func with<Result>(_ environment: EnvironmentValues, _ body: () -> Result) -> Result {
        $box.withValue(Box(values: environment), operation: body)
    }
}

extension View {
    /// Sets a value of the surroundings for this view and what it shows.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { EnvironmentView(content: self) { $0[keyPath: keyPath] = value } }

    /// Gives this view and what it shows an object; nil takes one away.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        EnvironmentView(content: self) { $0.set(object) }
    }

    /// Changes a value of the surroundings for this view and what it shows.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) } }

    /// Stops this view and what it shows from reacting to the person.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        EnvironmentView(content: modified("disabled", .bool(disabled), .inherited)) {
            $0.isEnabled = $0.isEnabled && !disabled
        }
    }
}
