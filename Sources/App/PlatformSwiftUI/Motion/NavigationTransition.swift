/// How one screen becomes another. No surface here moves anything.
public protocol NavigationTransition {}

/// A transition that the surface knows.
public struct NamedNavigationTransition: NavigationTransition, Hashable, Sendable {
    let name: String
}

extension NavigationTransition where Self == NamedNavigationTransition {
    /// As the surface chooses.
    public static var automatic: NamedNavigationTransition { NamedNavigationTransition(name: "automatic") }

    /// Out of a view of the screen before.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NamedNavigationTransition {
        NamedNavigationTransition(name: "zoom")
    }
}

extension View {
    /// Sets how this screen comes. No surface here moves anything.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Lets a screen come out of this view. No surface here moves anything.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
