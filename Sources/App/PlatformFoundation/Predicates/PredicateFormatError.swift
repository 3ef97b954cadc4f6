/// Why a predicate cannot be read or evaluated, in a sentence that names the place or the key.
public struct PredicateFormatError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let description: String

    /// What is wrong.
    public var errorDescription: String? { description }

    init(_ description: String) { self.description = description }

    /// An error at a place of a format; a long format is shortened.
    init(_ message: String, format: String, offset: Int) {
        let shown = format.count > 80 ? format.prefix(77) + "..." : format[...]
        self.init("The predicate format “\(shown)” is wrong at character \(offset + 1): \(message)")
    }

    static func unknownKey(_ key: String, in object: Any) -> PredicateFormatError {
        PredicateFormatError("\(type(of: object)) has no property “\(key)” that a predicate can read.")
    }

    static func incomparable(_ left: Any, _ right: Any) -> PredicateFormatError {
        PredicateFormatError("A predicate cannot order \(type(of: left)) and \(type(of: right)).")
    }
}
