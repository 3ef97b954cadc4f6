/// Values to choose from, in sections (inventory §2.9).
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    /// The question above the values.
    public let promptLabel: LocalizedStringResource?
    /// Whether the values are shown with an index of first letters.
    public let usesIndexedCollation: Bool
    /// The sections.
    public let sections: [IntentItemSection<Result>]

    /// All values, in order.
    public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
    /// No values.
    public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }
    /// The sections.
    public var __sections: [IntentItemSection<Result>] { sections }

    /// Offers values in sections.
    /// - Parameters:
    ///   - promptLabel: the question above the values.
    ///   - usesIndexedCollation: whether they are shown with an index of first letters.
    ///   - sections: the sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// Offers values in one section.
    /// - Parameters:
    ///   - promptLabel: the question above the values.
    ///   - usesIndexedCollation: whether they are shown with an index of first letters.
    ///   - items: the values.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items)])
    }

    /// Offers values that show themselves in one section.
    /// - Parameters:
    ///   - promptLabel: the question above the values.
    ///   - usesIndexedCollation: whether they are shown with an index of first letters.
    ///   - items: the values.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, items: items.map { IntentItem($0) })
    }

    /// Offers the sections of a block.
    /// - Parameters:
    ///   - promptLabel: the question above the values.
    ///   - usesIndexedCollation: whether they are shown with an index of first letters.
    ///   - sectionsBuilder: the sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSectionsBuilder<Result> sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }
}

/// Collects the sections of a collection's block.
@resultBuilder
public enum IntentItemSectionsBuilder<Result: _IntentValue> {
    /// One section.
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
        [section]
    }
    /// Several sections.
    public static func buildExpression(_ sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
        sections
    }
    /// All sections in order.
    public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
        sections.flatMap { $0 }
    }
    /// The sections of a condition that holds, else none.
    public static func buildOptional(_ sections: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
        sections ?? []
    }
    /// The sections of the first branch.
    public static func buildEither(first sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
        sections
    }
    /// The sections of the second branch.
    public static func buildEither(second sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
        sections
    }
    /// The sections of all rounds of a loop.
    public static func buildArray(_ sections: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
        sections.flatMap { $0 }
    }
}
