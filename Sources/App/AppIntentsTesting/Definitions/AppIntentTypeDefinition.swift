import AppIntents

/// A definition whose values can be told from those of others (inventory §2.21).
public protocol AppIntentTypeDefinition: Sendable {
    /// The type of the values.
    associatedtype Instance: IntentValueConvertible
    /// Checks that a value is of the defined type.
    /// - Throws: ``IntentTestingError`` when it is of another one.
    func isInstance(_ value: Instance) throws
}

extension AppIntentTypeDefinition {
    func check(_ found: String, is expected: String) throws {
        guard found == expected else { throw IntentTestingError.otherType(expected: expected, found: found) }
    }
}
