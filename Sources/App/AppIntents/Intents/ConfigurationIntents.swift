import PlatformFoundation

/// The parameters of a widget; never performed.
public protocol WidgetConfigurationIntent: SystemIntent {
    /// Always `Never`.
    associatedtype NeverResult = Never where NeverResult == Never
}

/// The parameters of a control; never performed.
public protocol ControlConfigurationIntent: SystemIntent {
    /// Always `Never`.
    associatedtype NeverResult = Never where NeverResult == Never
}

extension WidgetConfigurationIntent {
    /// Cannot be performed: the values are read by the widget's provider.
    public func perform() async throws -> Never { throw ConfigurationIsNotPerformed(Self.self) }
}

extension ControlConfigurationIntent {
    /// Cannot be performed: the values are read by the control's provider.
    public func perform() async throws -> Never { throw ConfigurationIsNotPerformed(Self.self) }
}

/// A configuration intent was asked to run.
struct ConfigurationIsNotPerformed: Error, CustomLocalizedStringResourceConvertible {
    private let name: String

    init(_ type: any AppIntent.Type) { name = "\(type)" }

    var localizedStringResource: LocalizedStringResource {
        "\(name) holds the settings of a widget or control and cannot be run."
    }
}
