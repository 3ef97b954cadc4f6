/// What people call the things of a type (inventory §2.7).
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name of one thing.
    public var name: LocalizedStringResource
    /// The name of several, with a placeholder for their number: `"\(placeholder: .int) plants"`.
    public var numericFormat: LocalizedStringResource?
    /// Other names.
    public var synonyms: [LocalizedStringResource]

    /// Names a type.
    /// - Parameters:
    ///   - name: the name of one thing.
    ///   - numericFormat: the name of several, with a placeholder for their number.
    ///   - synonyms: other names.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    /// Names a type.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}
