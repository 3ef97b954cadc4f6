/// Small values that the apps of one person share on Apple's platforms. There is no such service here: the values are kept on
/// this machine alone, in a defaults file of the app.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    // Unchecked, as UserDefaults can be used from everywhere and is not marked so.
    private let defaults: UserDefaults

    /// The app's values.
    public static let `default` = NSUbiquitousKeyValueStore(
        defaults: UserDefaults(suiteName: "\(ProcessInfo.processInfo.processName).ubiquitous") ?? .standard)

    /// Posted on Apple's platforms when another machine changed values; never here.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternally")

    init(defaults: UserDefaults) { self.defaults = defaults }

    /// All values.
    public var dictionaryRepresentation: [String: Any] { defaults.dictionaryRepresentation() }

    /// Writes what has changed.
    /// - Returns: whether it could be written.
    @discardableResult
    public func synchronize() -> Bool { defaults.synchronize() }

    /// A value.
    public func object(forKey aKey: String) -> Any? { defaults.object(forKey: aKey) }
    /// A text.
    public func string(forKey aKey: String) -> String? { defaults.string(forKey: aKey) }
    /// A list.
    public func array(forKey aKey: String) -> [Any]? { defaults.array(forKey: aKey) }
    /// A dictionary.
    public func dictionary(forKey aKey: String) -> [String: Any]? { defaults.dictionary(forKey: aKey) }
    /// Data.
    public func data(forKey aKey: String) -> Data? { defaults.data(forKey: aKey) }
    /// A truth value; false when there is none.
    public func bool(forKey aKey: String) -> Bool { defaults.bool(forKey: aKey) }
    /// A number; 0 when there is none.
    public func double(forKey aKey: String) -> Double { defaults.double(forKey: aKey) }
    /// A whole number; 0 when there is none.
    public func longLong(forKey aKey: String) -> Int64 { Int64(defaults.integer(forKey: aKey)) }
    /// Sets a value.
    public func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }
    /// Sets a truth value.
    public func set(_ value: Bool, forKey aKey: String) { defaults.set(value, forKey: aKey) }
    /// Sets a number.
    public func set(_ value: Double, forKey aKey: String) { defaults.set(value, forKey: aKey) }
    /// Sets a whole number.
    public func set(_ value: Int64, forKey aKey: String) { defaults.set(Int(value), forKey: aKey) }
    /// Removes a value.
    public func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }
}
