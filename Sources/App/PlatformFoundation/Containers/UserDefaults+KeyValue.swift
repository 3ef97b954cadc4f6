import Foundation

extension UserDefaults {
    /// The value of a setting, by key-value coding; nil when there is none.
    /// - Parameter key: the setting's name. Dots in it mean nothing: settings have no parts.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Stores a setting, by key-value coding.
    /// - Parameters:
    ///   - value: the value, of a kind that a property list has; nil removes the setting.
    ///   - key: the setting's name.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
