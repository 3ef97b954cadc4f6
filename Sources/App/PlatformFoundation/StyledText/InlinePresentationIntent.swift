/// How a part of a line is meant; Linux Foundation has no such attribute of styled texts.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasised: usually italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasised: usually bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// A piece of code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes {
    /// The attributes of Foundation that Linux lacks.
    public struct PresentationAttributes: AttributeScope {
        /// How a part of a line is meant.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// How a part of a line is meant.
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            /// A set of meanings.
            public typealias Value = InlinePresentationIntent
            /// The attribute's name.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute that Linux Foundation lacks, by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, T>
    ) -> T { self[T.self] }
}
