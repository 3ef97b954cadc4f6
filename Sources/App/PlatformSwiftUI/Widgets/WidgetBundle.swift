import IntentsHost

/// The widgets and controls that one executable offers (inventory §2.18).
@MainActor @preconcurrency public protocol WidgetBundle {
    /// The type of the widgets; inferred from `body`.
    associatedtype Body: Widget

    /// The widgets, in the order in which they are offered.
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the bundle.
    @MainActor @preconcurrency init()
}

extension WidgetBundle {
    /// Makes the bundle and serves the system until the system ends the process.
    @MainActor @preconcurrency public static func main() async {
        _ = Self()
        await AppIntentsHost.run(kind: .widgetExtension)
    }
}

/// Several widgets and controls in order, as a bundle's builder makes them.
public struct _WidgetGroup: Widget {
    /// One member: a widget, or a control.
    package enum Member {
        case widget(any Widget)
        case control(any ControlWidget)
    }

    /// The members in order.
    package let members: [Member]

    /// Makes a group without members.
    public init() { members = [] }

    init(_ members: [Member]) { self.members = members }

    /// Nothing: the members are offered, not the group.
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Makes one list of the widgets and controls in a bundle's body.
@MainActor @preconcurrency @resultBuilder public struct WidgetBundleBuilder {
    /// A widget; a group passes on its members.
    public static func buildExpression<Content: Widget>(_ content: Content) -> _WidgetGroup {
        content as? _WidgetGroup ?? _WidgetGroup([.widget(content)])
    }

    /// A control.
    public static func buildExpression<Content: ControlWidget>(_ content: Content) -> _WidgetGroup {
        _WidgetGroup([.control(content)])
    }

    /// The statements in their order.
    public static func buildBlock(_ groups: _WidgetGroup...) -> _WidgetGroup { _WidgetGroup(groups.flatMap(\.members)) }

    /// An `if` without `else`.
    public static func buildOptional(_ group: _WidgetGroup?) -> _WidgetGroup { group ?? _WidgetGroup() }

    /// The first branch of a choice.
    public static func buildEither(first group: _WidgetGroup) -> _WidgetGroup { group }

    /// The second branch of a choice.
    public static func buildEither(second group: _WidgetGroup) -> _WidgetGroup { group }

    /// A branch of an `if #available`.
    public static func buildLimitedAvailability(_ group: _WidgetGroup) -> _WidgetGroup { group }
}
