import Foundation

extension PredicateExpressions {
    /// Whether a text contains another as people search for it: letter case and accents make no difference.
    public struct StringLocalizedStandardContains<
        Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression
    >:
        Foundation.PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// Whether it does.
        public typealias Output = Bool

        /// The text that is searched.
        public let root: Root
        /// What is looked for.
        public let other: Other

        /// Looks for one text in another.
        public init(root: Root, other: Other) {
            self.root = root
            self.other = other
        }

        /// Searches the texts that the two expressions come to.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
        }
    }

    /// What `#Predicate` makes of `text.localizedStandardContains(other)`.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> { StringLocalizedStandardContains(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
