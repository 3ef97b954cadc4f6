import PlatformActivityKit
import PlatformSwiftUI

/// The size in which a preview shows a widget's view (inventory §2.18).
public struct WidgetPreviewContext: Hashable, Sendable {
    /// The size.
    public let family: WidgetFamily

    /// Previews a size.
    public init(family: WidgetFamily) { self.family = family }
}

extension View {
    /// Shows the view as a widget of a size does.
    nonisolated public func previewContext(_ context: WidgetPreviewContext) -> some View {
        environment(\.widgetFamily, context.family)
    }
}

/// Which views of a live activity a preview shows (inventory §2.18).
public enum ActivityPreviewViewKind: Hashable, Sendable {
    /// Those where there is room.
    case content
    /// Those where there is little.
    case dynamicIsland(DynamicIslandPreviewViewState)
}

/// Which form of a live activity a preview shows.
public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// On both sides of the camera.
    case compact
    /// All of it.
    case expanded
    /// Beside another activity.
    case minimal
}

extension ActivityAttributes {
    /// Previews a live activity in the older form. Only Apple's editor draws it: the view is empty.
    /// - Parameters:
    ///   - contentState: What the activity shows.
    ///   - isStale: Whether that is out of date.
    ///   - viewKind: Which of the activity's views is shown.
    @MainActor public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { EmptyView() }
}
