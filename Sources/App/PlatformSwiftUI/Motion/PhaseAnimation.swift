import IntentsModel

/// A view that an animation changes: what its closure gets.
nonisolated public struct PlaceholderContentView<Content: View>: View {
    let content: Content

    /// The view.
    @MainActor public var body: some View { content }
}

extension View {
    /// Goes through phases. The tree shows the first one: nothing animates here.
    nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> V,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        Array(phases).first.map { content(PlaceholderContentView(content: self), $0) }
    }

    /// Goes through phases whenever a value changes. The tree shows the first one: nothing animates here.
    nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> V,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View { phaseAnimator(phases, content: content, animation: animation) }
}
