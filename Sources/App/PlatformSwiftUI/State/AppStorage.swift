/// A value of the app's user defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// The value; setting it keeps it in the user defaults.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    /// A way for other views to read and set the value.
    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

    // A raw value or another form in between is what the defaults hold.
    private init<Stored: _StorableValue>(
        _ key: String, in store: UserDefaults?, as stored: Stored.Type, default value: Value,
        decode: @escaping (Stored) -> Value?, encode: @escaping (Value) -> Stored?
    ) {
        let store = store ?? .standard
        read = { Stored._read(key, in: store).flatMap(decode) ?? value }
        write = { value in
            if let stored = encode(value) { stored._write(key, in: store) } else { store.removeObject(forKey: key) }
        }
    }
}

// Unchecked, as user defaults are safe to use from every thread, and the closures hold nothing else that changes.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage where Value: _StorableValue {
    /// Reads and keeps a value under a key.
    /// - Parameters:
    ///   - wrappedValue: the value as long as none is kept.
    ///   - key: the key in the user defaults.
    ///   - store: the user defaults; the app's own when nil.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, in: store, as: Value.self, default: wrappedValue, decode: { $0 }, encode: { $0 })
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
    /// Reads and keeps a value's raw value under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, in: store, as: Value.RawValue.self, default: wrappedValue, decode: Value.init(rawValue:),
            encode: \.rawValue)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Reads and keeps a value under a key; nil as long as none is kept, and nil removes it.
    public init<Stored: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Stored? {
        self.init(key, in: store, as: Stored.self, default: nil, decode: { $0 }, encode: { $0 })
    }

    /// Reads and keeps a value's raw value under a key; nil as long as none is kept, and nil removes it.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue: _StorableValue {
        self.init(
            key, in: store, as: R.RawValue.self, default: nil, decode: { R(rawValue: $0) }, encode: { $0?.rawValue })
    }
}
