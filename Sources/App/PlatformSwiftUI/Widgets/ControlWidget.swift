/// A button or toggle of an app that the system shows among its own controls (inventory §2.18).
@MainActor @preconcurrency public protocol ControlWidget {
    /// The type of the configuration; inferred from `body`.
    associatedtype Body: ControlWidgetConfiguration

    /// What the control shows and does.
    @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the control.
    @MainActor @preconcurrency init()
}

/// How a control gets its value and shows it.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    /// The configuration this one is made of.
    associatedtype Body: ControlWidgetConfiguration

    /// What the configuration is made of.
    @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A configuration that is made of nothing else: the host knows what it is.
@MainActor @preconcurrency public protocol _PrimitiveControlWidgetConfiguration: ControlWidgetConfiguration
where Body == Never {}

extension _PrimitiveControlWidgetConfiguration {
    /// Never read: a primitive configuration stands for itself.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive configuration and has no body.") }
}

extension Never: ControlWidgetConfiguration {}

/// The configuration of a control that is not offered.
nonisolated public struct EmptyControlWidgetConfiguration: _PrimitiveControlWidgetConfiguration, Sendable {
    /// Makes a configuration without contents.
    public init() {}
}

/// Makes one configuration of the statement in a control's body.
@MainActor @preconcurrency @resultBuilder public struct ControlWidgetConfigurationBuilder {
    /// A statement as it stands.
    public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }

    /// No statement: the control is not offered.
    public static func buildBlock() -> EmptyControlWidgetConfiguration { EmptyControlWidgetConfiguration() }

    /// One statement: the configuration itself.
    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }

    /// A branch of an `if #available`.
    public static func buildLimitedAvailability<Content: ControlWidgetConfiguration>(_ content: Content) -> Content {
        content
    }
}
