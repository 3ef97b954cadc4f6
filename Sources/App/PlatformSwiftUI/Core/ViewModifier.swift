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
