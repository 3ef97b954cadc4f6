/// Makes one view of the statements in a closure.
@resultBuilder public enum ViewBuilder {
    /// A statement as it stands.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No statement: nothing is shown.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One statement: the view itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several statements in their order.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var parts: [any View] = []
        repeat parts.append(each content)
        return TupleView((repeat each content), parts: parts)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of a choice.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

    /// The second branch of a choice.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

    /// A branch of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
