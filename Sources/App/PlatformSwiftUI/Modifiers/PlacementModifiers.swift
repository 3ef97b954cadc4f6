import IntentsModel

/// The size of a view while it is arranged.
public struct ViewDimensions: Sendable {
    /// From left to right.
    public let width: CGFloat
    /// From top to bottom.
    public let height: CGFloat

    /// Where a line is.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        guide == .leading ? 0 : guide == .trailing ? width : width / 2
    }

    /// Where a line is.
    public subscript(guide: VerticalAlignment) -> CGFloat { guide == .top ? 0 : guide == .bottom ? height : height / 2 }
}

/// What covers a part of a view.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The surface's own parts.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// What the margins of scrolling content apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private init() {}

    /// As the surface chooses.
    public static let automatic = ContentMarginPlacement()
    /// The content.
    public static let scrollContent = ContentMarginPlacement()
    /// The marks at the side.
    public static let scrollIndicators = ContentMarginPlacement()
}

/// An edge above or below.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// Above.
    case top
    /// Below.
    case bottom
}

/// An edge at the side.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// Where lines start.
    case leading
    /// Where lines end.
    case trailing
}

extension View {
    /// Moves the view.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified("offset", .array([.double(Double(x)), .double(Double(y))]), .layered)
    }

    /// Moves the view.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modified("offset", .array([.double(Double(offset.width)), .double(Double(offset.height))]), .layered)
    }

    /// Puts the middle of the view at a point.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified("position", .array([.double(Double(x)), .double(Double(y))]), .layered)
    }

    /// Puts the middle of the view at a point.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modified("position", .array([.double(Double(position.x)), .double(Double(position.y))]), .layered)
    }

    /// Says which views are in front.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modified("zIndex", .double(value), .inherited)
    }

    /// Turns the view.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified("rotationEffect", .double(angle.degrees), .layered)
    }

    /// Turns the view in space.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modified(
            "rotation3DEffect",
            .array([.double(angle.degrees), .double(Double(axis.x)), .double(Double(axis.y)), .double(Double(axis.z))]),
            .layered)
    }

    /// Makes the view larger or smaller.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modified("scaleEffect", .double(Double(s)), .layered)
    }

    /// Makes the view larger or smaller.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modified("scaleEffect", .array([.double(Double(scale.width)), .double(Double(scale.height))]), .layered)
    }

    /// Makes the view larger or smaller.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modified("scaleEffect", .array([.double(Double(x)), .double(Double(y))]), .layered)
    }

    /// Keeps the view's own size in some directions, whatever room there is.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modified("fixedSize", .object(["horizontal": .bool(horizontal), "vertical": .bool(vertical)]), .layered)
    }

    /// Lets the view into what is covered.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modified("ignoresSafeArea", .array(edges.edges.map { .string($0.name) }), .inherited)
    }

    /// Lets the view into what is covered, in the older form.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modified("ignoresSafeArea", .array(edges.edges.map { .string($0.name) }), .inherited)
    }

    /// Adds room at the edges of scrolling content.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modified("contentMargins", length.map { .double(Double($0)) } ?? .null, .inherited)
    }

    /// Adds room at all edges of scrolling content.
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        modified("contentMargins", .double(Double(length)), .inherited)
    }

    /// Says how large the view is in what contains it.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modified("containerRelativeFrame", axes.attribute, .layered)
    }

    /// Names the view's coordinate space.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modified("coordinateSpace", .string("\(name)"), .inherited)
    }

    /// Changes where the view meets others. The surface arranges the tree with the usual lines.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modified("alignmentGuide", .string(g.name), .inherited) }

    /// Changes where the view meets others. The surface arranges the tree with the usual lines.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modified("alignmentGuide", .string(g.name), .inherited) }

    /// Puts a view into the room at an edge: a node `safeAreaInset` with both as children.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        DecoratedView(kind: "safeAreaInset", alignment: .center, content: self, decoration: content())
    }
}
