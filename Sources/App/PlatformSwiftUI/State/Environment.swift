/// Reads a value of a view's surroundings.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value where the view is shown; outside of that, its default.
    @MainActor public var wrappedValue: Value { EnvironmentScope.current[keyPath: keyPath] }
}

/// The surroundings of the view whose body is being read.
@MainActor enum EnvironmentScope {
    private(set) static var current = EnvironmentValues()

    static func with<Result>(_ environment: EnvironmentValues, _ body: () -> Result) -> Result {
        let outer = current
        current = environment
        defer { current = outer }
        return body()
    }
}

extension View {
    /// Sets a value of the surroundings for this view and what it shows.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { EnvironmentView(content: self) { $0[keyPath: keyPath] = value } }

    /// Stops this view and what it shows from reacting to the person.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        EnvironmentView(content: modified("disabled", .bool(disabled), .inherited)) {
            $0.isEnabled = $0.isEnabled && !disabled
        }
    }
}
