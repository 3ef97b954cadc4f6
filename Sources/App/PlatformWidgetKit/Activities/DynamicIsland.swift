import IntentsModel
import PlatformSwiftUI

/// What a live activity shows where there is little room (inventory §2.18).
@MainActor public struct DynamicIsland {
    private let expanded: [DynamicIslandRegion]
    private let compactLeading: AnyView
    private let compactTrailing: AnyView
    private let minimal: AnyView
    private var url: URL?
    private var tint: Color?

    /// Makes the views.
    /// - Parameters:
    ///   - expanded: The regions that a person sees on touching the activity.
    ///   - compactLeading: What is shown before the camera.
    ///   - compactTrailing: What is shown behind it.
    ///   - minimal: What is shown when another activity has the room.
    public init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        self.expanded = expanded().regions
        self.compactLeading = AnyView(compactLeading())
        self.compactTrailing = AnyView(compactTrailing())
        self.minimal = AnyView(minimal())
    }

    /// Sets the URL with which a touch opens the app.
    public func widgetURL(_ url: URL?) -> DynamicIsland { with { $0.url = url } }

    /// Sets the colour of the border.
    public func keylineTint(_ color: Color?) -> DynamicIsland { with { $0.tint = color } }

    /// Sets the room around the views. Surfaces choose it here.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }

    private func with(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
        var copy = self
        change(&copy)
        return copy
    }

    func nodes(in locale: Locale) -> HostedIsland {
        let regions = expanded.map { ($0.position, viewNode(of: $0.content, locale: locale)) }
        return HostedIsland(
            regions: Dictionary(regions, uniquingKeysWith: { first, _ in first }),
            compactLeading: viewNode(of: compactLeading, locale: locale),
            compactTrailing: viewNode(of: compactTrailing, locale: locale),
            minimal: viewNode(of: minimal, locale: locale), url: url, keylineTint: tint)
    }
}

/// How much of a live activity is seen.
public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String

    /// Two small views beside the camera.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// Two small views beside the camera.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// All regions.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// One small view.
    public static let minimal = DynamicIslandMode(name: "minimal")
}
