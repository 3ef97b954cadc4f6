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
    /// The part of the view that is asked about.
    public let bounds: CGRect

    package init(bounds: CGRect) { self.bounds = bounds }
}
