/// A group of values to choose from, with a title.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
    /// The title of the group.
    public let title: LocalizedStringResource?
    /// A line below the title.
    public let subtitle: LocalizedStringResource?
    /// A picture beside the title.
    public let image: DisplayRepresentation.Image?
    /// The values.
    public let items: [IntentItem<Result>]

    /// Groups values without a title.
    public init(items: [IntentItem<Result>]) { self.init(title: nil, items: items) }

    /// Groups values under a title.
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(title: title, items: items)
    }

    /// Groups values that show themselves under a title.
    public init(_ title: LocalizedStringResource, items: [Result]) {
        self.init(title: title, items: items.map { IntentItem($0) })
    }

    /// Groups values under a title, with a line and a picture.
    /// - Parameters:
    ///   - title: the title of the group.
    ///   - subtitle: a line below the title.
    ///   - image: a picture beside the title.
    ///   - items: the values.
    public init(
        title: LocalizedStringResource?, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.items = items
    }

    /// Groups values that show themselves under a title.
    public init(
        title: LocalizedStringResource?, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Result]
    ) {
        self.init(title: title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
    }

    /// Groups the values of a block without a title.
    public init(@IntentItemsBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]) {
        self.init(title: nil, items: itemsBuilder())
    }

    /// Groups the values of a block under a title.
    /// - Parameters:
    ///   - title: the title of the group.
    ///   - subtitle: a line below the title.
    ///   - image: a picture beside the title.
    ///   - itemsBuilder: the values, each by itself or as an ``IntentItem``.
    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @IntentItemsBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title: title, subtitle: subtitle, image: image, items: itemsBuilder())
    }

    /// Groups the values of a block under a title.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @IntentItemsBuilder<Result> itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title: title, subtitle: subtitle, image: image, items: itemsBuilder())
    }
}

/// Collects the values of a section's block.
@resultBuilder
public enum IntentItemsBuilder<Result: _IntentValue> {
    /// A value with a display of its own.
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
    /// A value that shows itself.
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
    /// Several values that show themselves.
    public static func buildExpression(_ values: [Result]) -> [IntentItem<Result>] { values.map { IntentItem($0) } }
    /// Several values with a display of their own.
    public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
    /// All values in order.
    public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] { items.flatMap { $0 } }
    /// The values of a condition that holds, else none.
    public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] { items ?? [] }
    /// The values of the first branch.
    public static func buildEither(first items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
    /// The values of the second branch.
    public static func buildEither(second items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
    /// The values of all rounds of a loop.
    public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] { items.flatMap { $0 } }
}
