import IntentsModel
import PlatformActivityKit
import PlatformSwiftUI

/// The configuration of a live activity's views (inventory §2.18).
public struct ActivityConfiguration<Attributes: ActivityAttributes>: _PrimitiveWidgetConfiguration,
    ActivityViewsProviding
{
    private let content: (ActivityViewContext<Attributes>) -> AnyView
    private let island: (ActivityViewContext<Attributes>) -> DynamicIsland

    /// Configures the views of an activity.
    /// - Parameters:
    ///   - attributesType: The activity.
    ///   - content: What is shown where there is room, as on a lock screen.
    ///   - dynamicIsland: What is shown where there is little.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        island = dynamicIsland
    }

    func views<Shown: ActivityAttributes>(of activity: Activity<Shown>, in locale: Locale) -> HostedActivityViews? {
        guard let activity = activity as? Activity<Attributes> else { return nil }
        let context = ActivityViewContext(activity)
        return HostedActivityViews(
            content: viewNode(of: content(context), locale: locale), island: island(context).nodes(in: locale))
    }
}

/// A configuration that shows activities.
@MainActor protocol ActivityViewsProviding: WidgetConfiguration {
    /// The views of an activity; nil when the configuration is for another kind.
    func views<Shown: ActivityAttributes>(of activity: Activity<Shown>, in locale: Locale) -> HostedActivityViews?
}

/// What the views of a live activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// What the activity is about.
    public let attributes: Attributes
    /// What it shows now.
    public let state: Attributes.ContentState
    /// The activity's name in its process.
    public let activityID: String
    /// Whether the contents are out of date.
    public let isStale: Bool

    init(_ activity: Activity<Attributes>) {
        attributes = activity.attributes
        state = activity.contentState
        activityID = activity.id
        isStale = activity.activityState == .stale
    }
}

extension View {
    /// Sets the background of a live activity.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        modified("activityBackgroundTint", color?.styleAttribute ?? .null, .inherited)
    }

    /// Sets the colour of the system's own buttons beside a live activity.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        modified("activitySystemActionForegroundColor", color?.styleAttribute ?? .null, .inherited)
    }
}
