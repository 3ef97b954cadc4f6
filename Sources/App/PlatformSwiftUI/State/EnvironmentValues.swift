/// A value that views find in their surroundings.
public protocol EnvironmentKey {
    /// The value's type.
    associatedtype Value

    /// What a view finds when nobody set the value.
    static var defaultValue: Value { get }
}

/// The values that a view finds in its surroundings.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes surroundings with every value at its default.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type.
    func object<Object: AnyObject>(of type: Object.Type) -> Object? { values[ObjectIdentifier(type)] as? Object }

    mutating func set<Object: AnyObject>(_ object: Object?) { values[ObjectIdentifier(Object.self)] = object }

    /// The reader's locale.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// Whether the view reacts to the person.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// Whether the surroundings are light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    private enum LocaleKey: EnvironmentKey {
        static var defaultValue: Locale { LocalizationScope.current }
    }

    private enum EnabledKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    private enum ColorSchemeKey: EnvironmentKey {
        static var defaultValue: ColorScheme { .light }
    }
}

/// Light or dark surroundings.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
}
