import PlatformSwiftUI

/// The configuration of a control that has nothing to configure (inventory §2.18).
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: _PrimitiveControlWidgetConfiguration,
    DefinedControlConfiguration
{
    let definition: ControlDefinition?

    /// Configures a control without a value.
    /// - Parameters:
    ///   - kind: The control's name for the system and for reloads.
    ///   - content: The button or toggle.
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        definition = ControlDefinition(kind: kind, source: ValuelessControl(content: content))
    }

    /// Configures a control with a value.
    /// - Parameters:
    ///   - kind: The control's name for the system and for reloads.
    ///   - provider: Finds the value.
    ///   - content: The button or toggle for a value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        definition = ControlDefinition(kind: kind, source: ValueControl(provider: provider, content: content))
    }
}

/// A control without a value.
struct ValuelessControl<Content: ControlWidgetTemplate>: ControlSource {
    let content: () -> Content

    var configuration: Any.Type? { nil }

    func preview(for configuration: Any?) -> Content { content() }
    func current(for configuration: Any?) async throws -> Content { content() }
}

/// A control with a value that needs no configuration.
struct ValueControl<Provider: ControlValueProvider, Content: ControlWidgetTemplate>: ControlSource {
    let provider: Provider
    let content: (Provider.Value) -> Content

    var configuration: Any.Type? { nil }

    func preview(for configuration: Any?) -> Content { content(provider.previewValue) }

    func current(for configuration: Any?) async throws -> Content {
        // The provider is a value of this host alone, which asks one thing at a time.
        nonisolated(unsafe) let provider = provider
        return content(try await provider.currentValue())
    }
}
