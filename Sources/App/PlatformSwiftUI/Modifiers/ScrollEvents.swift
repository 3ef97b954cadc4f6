import IntentsModel

/// Modifiers that follow what people scroll. No surface here scrolls: the closures do not run, and effects that depend on the
/// place of a view leave it as it is.
extension View {
    /// Acts when something that a closure tells of the scrolling changes.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { modified("onScrollGeometryChange", .bool(true), .inherited) }

    /// Acts when scrolling begins, goes on or ends.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { modified("onScrollPhaseChange", .bool(true), .inherited) }

    /// Acts when scrolling begins, goes on or ends, knowing where it is.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View { modified("onScrollPhaseChange", .bool(true), .inherited) }

    /// Acts when the view is seen, or is not seen any more.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { modified("onScrollVisibilityChange", .double(threshold), .inherited) }

    /// Acts when other views are seen.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { modified("onScrollTargetVisibilityChange", .double(threshold), .inherited) }

    /// Binds where scrolling is.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View { modified("scrollPosition", .bool(true), .inherited) }

    /// Shows for a moment that there is more.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modified("scrollIndicatorsFlash", .bool(onAppear), .inherited)
    }

    /// Shows for a moment that there is more, whenever a value changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modified("scrollIndicatorsFlash", .bool(false), .inherited)
    }

    /// Sets how content ends at edges.
    nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        modified("scrollEdgeEffectStyle", style.map { .string($0.name) } ?? .null, .inherited)
    }

    /// Changes the view while it comes and goes.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }

    /// Changes the view while it comes and goes, differently above and below.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }

    /// Changes how the view looks by its place.
    nonisolated public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { self }
}

/// Where scrolling is.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where the seen part begins.
    public var contentOffset = CGPoint.zero
    /// How large the whole is.
    public var contentSize = CGSize.zero
    /// The room around the whole.
    public var contentInsets = EdgeInsets()
    /// How large the seen part is.
    public var containerSize = CGSize.zero
    /// The seen part.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The rectangle in which the part is seen.
    public var bounds: CGRect { visibleRect }
}

/// What scrolling does.
public enum ScrollPhase: String, Hashable, Sendable {
    /// Nothing.
    case idle
    /// It may begin.
    case tracking
    /// People move it.
    case interacting
    /// It runs out.
    case decelerating
    /// The app moves it.
    case animating

    /// Whether something moves.
    public var isScrolling: Bool { self != .idle }
}

/// Where scrolling is when it changes what it does.
public struct ScrollPhaseChangeContext: Sendable {
    /// Where it is.
    public let geometry: ScrollGeometry
    /// How fast it is.
    public let velocity: CGVector?
}

/// How far and which way something moves.
public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Down.
    public var dy: CGFloat

    /// Makes a movement.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}

/// Where scrolling is, or is to be.
public struct ScrollPosition: Hashable, Sendable {
    private var edge: Edge?

    /// Wherever it is.
    public init() {}

    /// At the view with an identity of a type.
    public init<ID: Hashable & Sendable>(idType: ID.Type) {}

    /// At an edge.
    public init(edge: Edge) { self.edge = edge }

    /// Whether people moved it.
    public var isPositionedByUser: Bool { false }

    /// The identity of the view that it is at: nothing here scrolls.
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { nil }

    /// Goes to an edge.
    public mutating func scrollTo(edge: Edge) { self.edge = edge }

    /// Goes to the view of an identity.
    public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { edge = nil }

    /// Goes to a place.
    public mutating func scrollTo(y: CGFloat) { edge = nil }
}

/// How content ends at an edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// With a line.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// Little by little.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// How a view comes and goes.
public struct ScrollTransitionConfiguration: Sendable {
    /// With the scrolling.
    public static let interactive = ScrollTransitionConfiguration()
    /// With an animation.
    public static let animated = ScrollTransitionConfiguration()
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration()

    /// With an animation.
    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
}

/// Where a view is that comes and goes.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before the seen part.
    case topLeading
    /// In it.
    case identity
    /// Behind it.
    case bottomTrailing

    /// Whether it is in the seen part.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the seen part, 0 in it and 1 behind it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
