import IntentsHost

/// A type with an identifier that stored requests name it by.
public protocol PersistentlyIdentifiable {
    /// The identifier; keep the old one when a type is renamed.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name without module and nesting.
    public static var persistentIdentifier: String { declaredName(of: Self.self) }
}
