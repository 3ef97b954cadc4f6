/// What goes wrong between a test and the app that it knows by names alone (inventory §2.21).
public enum IntentTestingError: Error, Hashable, Sendable {
    /// A value is of another kind than the test reads it as; `elementType` is `nil` where there is none.
    case castingFailed(elementType: String, targetType: String)
    /// The app declares nothing of the kind under a name.
    case notDeclared(kind: String, name: String, bundleIdentifier: String, known: [String])
    /// A value belongs to another definition than the one it was checked against.
    case otherType(expected: String, found: String)
    /// The app can only be asked this where it runs in the test's own process, or not at all.
    case unsupported(String)
}

extension IntentTestingError: CustomStringConvertible {
    /// What is wrong and what to write instead.
    public var description: String {
        switch self {
        case .castingFailed("nil", let target):
            "Read as \(target), but there is nothing: only properties with @Property, @ComputedProperty or "
                + "@DeferredProperty can be read, and only when they are set. An entity's id is its "
                + "identifier.instanceIdentifier; read an optional when nothing is right too."
        case .castingFailed(let element, let target):
            "Read as \(target), but the value is of the type \(element)."
        case .notDeclared(let kind, let name, let bundleIdentifier, let known):
            "\(bundleIdentifier) declares no \(kind) “\(name)”; it declares "
                + (known.isEmpty ? "none." : "\(known.joined(separator: ", ")).")
        case .otherType(let expected, let found): "The value is of the type \(found), not \(expected)."
        case .unsupported(let sentence): sentence
        }
    }
}
