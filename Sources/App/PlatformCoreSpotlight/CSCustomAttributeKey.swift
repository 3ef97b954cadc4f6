/// The name of an attribute that the app defines itself (inventory §2.14).
public final class CSCustomAttributeKey: Hashable, Sendable {
    /// The name.
    public let keyName: String
    /// Whether a search may ask for the attribute.
    public let isSearchable: Bool
    /// Whether a search for plain words looks into the attribute.
    public let isSearchableByDefault: Bool
    /// Whether values repeat so rarely that they need no common store.
    public let isUnique: Bool
    /// Whether the attribute usually has several values.
    public let isMultiValued: Bool

    /// Names an attribute that is searchable.
    ///
    /// - Parameter keyName: ASCII letters, digits and underscores, starting with a letter, for example
    ///   `com_example_rating`; nil is returned for anything else.
    public convenience init?(keyName: String) {
        self.init(
            keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
    }

    /// Names an attribute.
    ///
    /// - Parameters:
    ///   - keyName: ASCII letters, digits and underscores, starting with a letter; nil is returned for anything else.
    ///   - searchable: Whether a search may ask for the attribute.
    ///   - searchableByDefault: Whether a search for plain words looks into the attribute.
    ///   - unique: Whether values repeat rarely.
    ///   - multiValued: Whether the attribute usually has several values.
    public init?(
        keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool
    ) {
        let isName = keyName.utf8.allSatisfy { byte in
            let character = Character(Unicode.Scalar(byte))
            return character.isASCII && (character.isLetter || character.isNumber || character == "_")
        }
        guard isName, keyName.first?.isLetter == true else { return nil }
        self.keyName = keyName
        isSearchable = searchable
        isSearchableByDefault = searchableByDefault
        isUnique = unique
        isMultiValued = multiValued
    }

    /// Whether both name the same attribute.
    public static func == (left: CSCustomAttributeKey, right: CSCustomAttributeKey) -> Bool {
        left.keyName == right.keyName
    }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(keyName) }
}
