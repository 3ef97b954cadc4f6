import AppIntents
import PlatformSwiftUI

/// The configuration of a control that an app intent configures (inventory §2.18).
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: _PrimitiveControlWidgetConfiguration, DefinedControlConfiguration {
    let definition: ControlDefinition?

    /// Configures a control that shows its configuration.
    /// - Parameters:
    ///   - kind: The control's name for the system and for reloads.
    ///   - intent: The intent whose parameters people edit.
    ///   - content: The button or toggle for a configuration.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        definition = ControlDefinition(kind: kind, source: ConfiguredControl(content: content))
    }

    /// Configures a control with a value.
    /// - Parameters:
    ///   - kind: The control's name for the system and for reloads.
    ///   - provider: Finds the value for a configuration.
    ///   - content: The button or toggle for a value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        definition = ControlDefinition(
            kind: kind, source: ConfiguredValueControl(provider: provider, content: content))
    }
}

/// A control whose configuration is all it needs.
struct ConfiguredControl<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>: ControlSource {
    let content: (Configuration) -> Content

    var configuration: Any.Type? { Configuration.self }

    func preview(for configuration: Any?) -> Content {
        content(PlatformWidgetKit.configuration(configuration, as: Configuration.self))
    }
    func current(for configuration: Any?) async throws -> Content { preview(for: configuration) }
}

/// A control with a value that depends on its configuration.
struct ConfiguredValueControl<Provider: AppIntentControlValueProvider, Content: ControlWidgetTemplate>:
    ControlSource
{
    let provider: Provider
    let content: (Provider.Value) -> Content

    var configuration: Any.Type? { Provider.Configuration.self }

    func preview(for configuration: Any?) -> Content {
        content(provider.previewValue(configuration: intent(configuration)))
    }

    func current(for configuration: Any?) async throws -> Content {
        // The provider is a value of this host alone, which asks one thing at a time.
        nonisolated(unsafe) let provider = provider
        return content(try await provider.currentValue(configuration: intent(configuration)))
    }

    private func intent(_ configuration: Any?) -> Provider.Configuration {
        PlatformWidgetKit.configuration(configuration, as: Provider.Configuration.self)
    }
}
