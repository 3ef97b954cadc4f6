import IntentsModel
import PlatformSwiftUI

/// A place in the expanded form of a live activity.
public enum DynamicIslandExpandedRegionPosition: String, Hashable, Sendable {
    /// Before the camera.
    case leading
    /// Behind it.
    case trailing
    /// Below it.
    case center
    /// Below the other three.
    case bottom
}

/// Where a view of the expanded form goes when it is wide.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    let name: String

    /// Beside the camera.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
    /// Below the camera when there is no room beside it.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

extension View {
    /// Says where the view goes in the expanded form of a live activity when it is wide.
    nonisolated public func dynamicIsland(
        verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
    ) -> some View { modified("dynamicIslandPlacement", .string(verticalPlacement.name), .inherited) }
}

/// A region with its view.
@MainActor struct DynamicIslandRegion {
    let position: DynamicIslandExpandedRegionPosition
    let content: AnyView
}

/// One region of the expanded form.
@MainActor public struct DynamicIslandExpandedRegion<Content: View> {
    let region: DynamicIslandRegion

    /// Shows a view at a place.
    /// - Parameters:
    ///   - position: The place.
    ///   - priority: Which region gets room first; the surface decides here.
    ///   - content: The view.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) { region = DynamicIslandRegion(position: position, content: AnyView(content())) }
}

/// The regions of the expanded form.
@MainActor public struct DynamicIslandExpandedContent<Content> {
    let regions: [DynamicIslandRegion]
}

/// Makes the expanded form of the regions in a closure.
@MainActor @resultBuilder public struct DynamicIslandExpandedContentBuilder {
    /// A region as it stands.
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<Content> { DynamicIslandExpandedContent(regions: [region.region]) }

    /// The regions in their order.
    public static func buildBlock<each Content>(
        _ parts: repeat DynamicIslandExpandedContent<each Content>
    ) -> DynamicIslandExpandedContent<(repeat each Content)> {
        var regions: [DynamicIslandRegion] = []
        repeat regions += (each parts).regions
        return DynamicIslandExpandedContent(regions: regions)
    }

    /// An `if` without `else`.
    public static func buildOptional<Content>(
        _ part: DynamicIslandExpandedContent<Content>?
    ) -> DynamicIslandExpandedContent<Content> { part ?? DynamicIslandExpandedContent(regions: []) }

    /// The first branch of a choice.
    public static func buildEither<First, Second>(
        first: DynamicIslandExpandedContent<First>
    ) -> DynamicIslandExpandedContent<(First, Second)> { DynamicIslandExpandedContent(regions: first.regions) }

    /// The second branch of a choice.
    public static func buildEither<First, Second>(
        second: DynamicIslandExpandedContent<Second>
    ) -> DynamicIslandExpandedContent<(First, Second)> { DynamicIslandExpandedContent(regions: second.regions) }
}
