import PlatformSwiftUI

/// A part of a view that shows an entity (inventory §2.15).
///
/// The app's side; nothing here looks at what is on the screen yet.
public struct AppEntityUIElement: Sendable {
    /// How the part looks to the person.
    public struct State: Hashable, Sendable {
        /// Whether the person has selected it.
        public var isSelected: Bool

        /// States how the part looks.
        public init(isSelected: Bool = false) { self.isSelected = isSelected }
    }

    /// The entity that is shown.
    public let identifier: EntityIdentifier
    /// Where it is shown, in the view's coordinates.
    public let bounds: CGRect
    /// How it looks.
    public let state: State
    /// The parts in it that show entities of their own.
    public let subelements: [AppEntityUIElement]

    /// A part that shows an entity, named by its identifier.
    public init(
        identifier: EntityIdentifier, bounds: CGRect, state: State = State(), subelements: [AppEntityUIElement] = []
    ) {
        self.identifier = identifier
        self.bounds = bounds
        self.state = state
        self.subelements = subelements
    }

    /// A part that shows an entity.
    public init(
        _ entity: some AppEntity, bounds: CGRect, state: State = State(), subelements: [AppEntityUIElement] = []
    ) {
        self.init(identifier: EntityIdentifier(for: entity), bounds: bounds, state: state, subelements: subelements)
    }
}

/// What a view is asked about when it tells what it shows.
public struct AppEntityUIElementsContext: Sendable {
    /// Which parts of the view are asked for.
    public enum ElementsRequest: Hashable, Sendable {
        /// Those that can be seen in a part of the view.
        case visible(rect: CGRect)
        /// Those that the person has selected.
        case selected

        /// Hashes what is compared; a rectangle of Foundation's does not do it itself.
        public func hash(into hasher: inout Hasher) {
            guard case .visible(let rect) = self else { return }
            hasher.combine(rect.origin.x)
            hasher.combine(rect.origin.y)
            hasher.combine(rect.size.width)
            hasher.combine(rect.size.height)
        }
    }

    /// The part of the view that is asked about.
    public let bounds: CGRect
    /// Which parts of the view are asked for.
    public let requests: Set<ElementsRequest>

    package init(bounds: CGRect, requests: Set<ElementsRequest>) {
        self.bounds = bounds
        self.requests = requests
    }
}
