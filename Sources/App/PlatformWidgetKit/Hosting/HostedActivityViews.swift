import IntentsModel
import PlatformActivityKit
import PlatformSwiftUI

/// What a live activity shows, as the place that shows it sees it.
public struct HostedActivityViews: Hashable, Sendable {
    /// What is shown where there is room.
    public let content: ViewNode
    /// What is shown where there is little.
    public let island: HostedIsland

    /// Asks a widget for the views of an activity.
    /// - Parameters:
    ///   - activity: The activity.
    ///   - widget: A widget with an `ActivityConfiguration`.
    ///   - locale: The reader's language; that of the current task when left out.
    /// - Returns: nil when the widget is not for activities of this kind.
    @MainActor public static func of<Attributes: ActivityAttributes>(
        _ activity: Activity<Attributes>, in widget: some Widget, locale: Locale? = nil
    ) -> HostedActivityViews? {
        views(of: activity, in: widget.body, locale: locale ?? LocalizationScope.current)
    }

    @MainActor private static func views<Attributes: ActivityAttributes>(
        of activity: Activity<Attributes>, in configuration: some WidgetConfiguration, locale: Locale
    ) -> HostedActivityViews? {
        if let provider = configuration as? any ActivityViewsProviding {
            return provider.views(of: activity, in: locale)
        }
        if configuration is any _PrimitiveWidgetConfiguration { return nil }
        return views(of: activity, in: configuration.body, locale: locale)
    }
}

/// The views of a live activity where there is little room.
public struct HostedIsland: Hashable, Sendable {
    /// The expanded form, by place.
    public let regions: [DynamicIslandExpandedRegionPosition: ViewNode]
    /// What is shown before the camera.
    public let compactLeading: ViewNode
    /// What is shown behind it.
    public let compactTrailing: ViewNode
    /// What is shown beside another activity.
    public let minimal: ViewNode
    /// The URL with which a touch opens the app.
    public let url: URL?
    /// The colour of the border.
    public let keylineTint: Color?
}
