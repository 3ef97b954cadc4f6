import PlatformActivityKit
import PlatformSwiftUI

/// A configuration with a change to its definition.
struct ModifiedWidgetConfiguration<Content: WidgetConfiguration>: _PrimitiveWidgetConfiguration,
    DefinedWidgetConfiguration
{
    let content: Content
    let change: (inout WidgetDefinition) -> Void

    var definition: WidgetDefinition? {
        guard var definition = WidgetDefinition.of(content) else { return nil }
        change(&definition)
        return definition
    }
}

extension WidgetConfiguration {
    private func changed(_ change: @escaping (inout WidgetDefinition) -> Void) -> some WidgetConfiguration {
        ModifiedWidgetConfiguration(content: self, change: change)
    }

    /// Names the widget for people who choose one.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.displayName = displayName }
    }

    /// Names the widget for people who choose one.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// Names the widget for people who choose one.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Names the widget for people who choose one, with a text as it is.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Says what the widget shows, for people who choose one.
    public func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.description = description }
    }

    /// Says what the widget shows, for people who choose one.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// Says what the widget shows, for people who choose one.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Says what the widget shows, for people who choose one, with a text as it is.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Sets the sizes that the widget comes in; all when this is not said.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }

    /// Lets the content reach the widget's edges.
    public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasContentMargins = false } }

    /// Asks people for the configuration as soon as they add the widget.
    public func promptsForUserConfiguration() -> some WidgetConfiguration {
        changed { $0.asksForConfiguration = true }
    }

    /// Names the type that learns the token under which pushes reload the widget; no push service reaches Linux.
    public func pushHandler(_ handler: any WidgetPushHandler.Type) -> some WidgetConfiguration {
        changed { $0.pushHandler = handler }
    }

    /// Lets the system take the background away; the surface decides, so nothing changes here.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changed { _ in }
    }

    /// Keeps the widget out of places; the surface decides, so nothing changes here.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    { changed { _ in } }
}

extension WidgetConfiguration {
    /// Acts when the system wakes the extension for a task. Nothing on Linux does, so the closure never runs.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { changed { _ in } }

    /// Acts on the transfers of sessions with some names. On Linux a session ends with its process, so the closure never runs.
    public func onBackgroundURLSessionEvents(
        matching matchingBlock: ((String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { changed { _ in } }

    /// Acts on the transfers of a session. On Linux a session ends with its process, so the closure never runs.
    public func onBackgroundURLSessionEvents(
        matching matchingString: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { changed { _ in } }
}

/// A place where widgets are shown.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    /// The home screen of a phone or tablet.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// A phone that charges on its side.
    public static let standBy = WidgetLocation(name: "standBy")
    /// A tablet's lock screen or a desktop.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

extension ModifiedWidgetConfiguration: ActivityViewsProviding {
    func views<Shown: ActivityAttributes>(of activity: Activity<Shown>, in locale: Locale) -> HostedActivityViews? {
        (content as? any ActivityViewsProviding)?.views(of: activity, in: locale)
    }
}
