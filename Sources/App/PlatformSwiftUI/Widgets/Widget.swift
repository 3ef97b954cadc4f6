import IntentsHost

/// A piece of an app's interface that is shown outside of it (inventory §2.18).
@MainActor @preconcurrency public protocol Widget {
    /// The type of the configuration; inferred from `body`.
    associatedtype Body: WidgetConfiguration

    /// What the widget shows, and when.
    @MainActor @preconcurrency var body: Body { get }

    /// Makes the widget.
    @MainActor @preconcurrency init()
}

extension Widget {
    /// Makes the widget and serves the system until the system ends the process.
    @MainActor @preconcurrency public static func main() async {
        _ = Self()
        await AppIntentsHost.run(kind: .widgetExtension)
    }
}

/// How a widget gets its contents and shows them.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    /// The configuration this one is made of.
    associatedtype Body: WidgetConfiguration

    /// What the configuration is made of.
    @MainActor @preconcurrency var body: Body { get }
}

/// A configuration that is made of nothing else: the host knows what it is.
@MainActor @preconcurrency public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

extension _PrimitiveWidgetConfiguration {
    /// Never read: a primitive configuration stands for itself.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive configuration and has no body.") }
}

extension Never: WidgetConfiguration {}

/// The configuration of a widget that is not offered.
nonisolated public struct EmptyWidgetConfiguration: _PrimitiveWidgetConfiguration, Sendable {
    /// Makes a configuration without contents.
    public init() {}
}
