/// A piece of user interface, described by other pieces (inventory §2.16).
@MainActor @preconcurrency public protocol View {
    /// The pieces this view is made of.
    associatedtype Body: View

    /// What the view shows.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view that is made of nothing else: the renderer knows what it is.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never read: the renderer asks a primitive view for its node instead.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body.") }
}

/// `Never` is a view, so that a result without a view satisfies the protocols of one with a view.
extension Never: View {
    /// Never read: there is no such view.
    public var body: Never { self }
}
