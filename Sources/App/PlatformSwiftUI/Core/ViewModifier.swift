/// A change that can be made to any view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// What the changed view is made of.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifierContent

    /// The changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
public typealias _ViewModifierContent = AnyView

extension View {
    /// The view as `modifier` changes it.
    nonisolated public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
        ViewWithModifier(content: self, modifier: modifier)
    }
}

/// A view and the modifier that is applied when it is shown.
nonisolated struct ViewWithModifier<Content: View, Modifier: ViewModifier>: View {
    let content: Content
    let modifier: Modifier

    @MainActor var body: some View { modifier.body(content: AnyView(content)) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
    /// A modifier that changes nothing.
    nonisolated public static let identity = EmptyModifier()

    /// Makes the modifier.
    nonisolated public init() {}

    /// The view itself.
    public func body(content: Content) -> some View { content }
}

extension ViewModifier {
    /// Both changes, this one first.
    nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> some ViewModifier {
        CombinedModifier(first: self, second: modifier)
    }
}

/// Two modifiers, one after the other.
nonisolated struct CombinedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
    let first: First
    let second: Second

    @MainActor func body(content: Content) -> some View { second.body(content: AnyView(first.body(content: content))) }
}
