import IntentsModel

/// Controls in the order of a form.
nonisolated public struct Form<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "form" }
    package let content: Content

    /// Makes a form of the views of `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
