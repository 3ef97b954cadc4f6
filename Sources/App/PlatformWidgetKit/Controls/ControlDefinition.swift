import AppIntents
import PlatformSwiftUI

/// All that a control's configuration says, with the types of provider and value hidden.
@MainActor struct ControlDefinition {
    let kind: String
    let source: any ControlSource
    var displayName: Text?
    var description: Text?
    var asksForConfiguration = false
    var pushHandler: (any ControlPushHandler.Type)?

    init(kind: String, source: some ControlSource) {
        self.kind = kind
        self.source = source
    }

    /// The definition that a configuration comes to; nil when it is the empty one.
    static func of(_ configuration: some ControlWidgetConfiguration) -> ControlDefinition? {
        if let defined = configuration as? any DefinedControlConfiguration { return defined.definition }
        if configuration is any _PrimitiveControlWidgetConfiguration { return nil }
        return of(configuration.body)
    }
}

/// A configuration that knows its definition.
@MainActor protocol DefinedControlConfiguration: ControlWidgetConfiguration {
    var definition: ControlDefinition? { get }
}

/// Finds what a control shows.
@MainActor protocol ControlSource {
    associatedtype Content: ControlWidgetTemplate

    /// The type of the configuration; nil when there is nothing to configure.
    var configuration: Any.Type? { get }

    func preview(for configuration: Any?) -> Content
    func current(for configuration: Any?) async throws -> Content
}

/// A configuration with a change to its definition.
struct ModifiedControlConfiguration<Content: ControlWidgetConfiguration>: _PrimitiveControlWidgetConfiguration,
    DefinedControlConfiguration
{
    let content: Content
    let change: (inout ControlDefinition) -> Void

    var definition: ControlDefinition? {
        guard var definition = ControlDefinition.of(content) else { return nil }
        change(&definition)
        return definition
    }
}

extension ControlWidgetConfiguration {
    private func changed(_ change: @escaping (inout ControlDefinition) -> Void) -> some ControlWidgetConfiguration {
        ModifiedControlConfiguration(content: self, change: change)
    }

    /// Names the control for people who choose one.
    public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changed { $0.displayName = Text(name) }
    }

    /// Says what the control does, for people who choose one.
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
        changed { $0.description = Text(description) }
    }

    /// Asks people for the configuration as soon as they add the control.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        changed { $0.asksForConfiguration = true }
    }

    /// Names the type that learns the token under which pushes reload the control; no push service reaches Linux.
    public func pushHandler(_ handler: any ControlPushHandler.Type) -> some ControlWidgetConfiguration {
        changed { $0.pushHandler = handler }
    }
}
