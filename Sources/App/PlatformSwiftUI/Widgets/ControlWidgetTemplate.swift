/// What a control looks like: a button or a toggle (inventory §2.18).
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    /// The template this one is made of.
    associatedtype Body: ControlWidgetTemplate

    /// What the template is made of.
    @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A template that is made of nothing else: the host knows what it is.
@MainActor @preconcurrency public protocol _PrimitiveControlWidgetTemplate: ControlWidgetTemplate
where Body == Never {}

extension _PrimitiveControlWidgetTemplate {
    /// Never read: a primitive template stands for itself.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive template and has no body.") }
}

extension Never: ControlWidgetTemplate {}

/// The template of a control that shows nothing.
nonisolated public struct EmptyControlWidgetTemplate: _PrimitiveControlWidgetTemplate, Sendable {
    /// Makes a template without contents.
    public init() {}
}

/// Makes one template of the statements in a control's content.
@MainActor @preconcurrency @resultBuilder public struct ControlWidgetTemplateBuilder {
    /// A statement as it stands.
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }

    /// No statement: the control shows nothing.
    public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }

    /// One statement: the template itself.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }

    /// The first branch of a choice.
    public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
        first: First
    ) -> _ConditionalControlTemplate<First, Second> { .first(first) }

    /// The second branch of a choice.
    public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
        second: Second
    ) -> _ConditionalControlTemplate<First, Second> { .second(second) }

    /// A branch of an `if #available`.
    public static func buildLimitedAvailability<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
        content
    }
}

/// One of two templates, as an `if` with `else` makes it.
nonisolated public enum _ConditionalControlTemplate<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>:
    _PrimitiveControlWidgetTemplate
{
    /// The template of the first branch.
    case first(First)
    /// The template of the second branch.
    case second(Second)

    /// The template that was chosen.
    @MainActor package var chosen: any ControlWidgetTemplate {
        switch self {
        case .first(let template): template
        case .second(let template): template
        }
    }
}
