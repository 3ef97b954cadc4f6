/// A value that `@AppStorage` and `@SceneStorage` keep.
public protocol _StorableValue {
    /// The value of a key, or nil when there is none of this type.
    static func _read(_ key: String, in store: UserDefaults) -> Self?
    /// Keeps the value.
    func _write(_ key: String, in store: UserDefaults)
}

extension Bool: _StorableValue {
    /// The truth value of a key.
    public static func _read(_ key: String, in store: UserDefaults) -> Bool? {
        store.object(forKey: key).map { _ in store.bool(forKey: key) }
    }

    /// Keeps the truth value.
    public func _write(_ key: String, in store: UserDefaults) { store.set(self, forKey: key) }
}

extension Int: _StorableValue {
    /// The number of a key.
    public static func _read(_ key: String, in store: UserDefaults) -> Int? {
        store.object(forKey: key).map { _ in store.integer(forKey: key) }
    }

    /// Keeps the number.
    public func _write(_ key: String, in store: UserDefaults) { store.set(self, forKey: key) }
}

extension Double: _StorableValue {
    /// The number of a key.
    public static func _read(_ key: String, in store: UserDefaults) -> Double? {
        store.object(forKey: key).map { _ in store.double(forKey: key) }
    }

    /// Keeps the number.
    public func _write(_ key: String, in store: UserDefaults) { store.set(self, forKey: key) }
}

extension String: _StorableValue {
    /// The text of a key.
    public static func _read(_ key: String, in store: UserDefaults) -> String? { store.string(forKey: key) }

    /// Keeps the text.
    public func _write(_ key: String, in store: UserDefaults) { store.set(self, forKey: key) }
}

extension URL: _StorableValue {
    /// The URL of a key.
    public static func _read(_ key: String, in store: UserDefaults) -> URL? { store.url(forKey: key) }

    /// Keeps the URL.
    public func _write(_ key: String, in store: UserDefaults) { store.set(self, forKey: key) }
}

extension Data: _StorableValue {
    /// The data of a key.
    public static func _read(_ key: String, in store: UserDefaults) -> Data? { store.data(forKey: key) }

    /// Keeps the data.
    public func _write(_ key: String, in store: UserDefaults) { store.set(self, forKey: key) }
}

extension Date: _StorableValue {
    /// The date of a key.
    public static func _read(_ key: String, in store: UserDefaults) -> Date? { store.object(forKey: key) as? Date }

    /// Keeps the date.
    public func _write(_ key: String, in store: UserDefaults) { store.set(self, forKey: key) }
}
