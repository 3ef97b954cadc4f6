import IntentsModel

/// Views one below the other.
nonisolated public struct VStack<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "vstack" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Arranges the views of `content`.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        attributes = stackAttributes(alignment: alignment == .center ? nil : alignment.name, spacing: spacing)
        self.content = content()
    }
}

/// Views beside each other.
nonisolated public struct HStack<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "hstack" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Arranges the views of `content`.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        attributes = stackAttributes(alignment: alignment == .center ? nil : alignment.name, spacing: spacing)
        self.content = content()
    }
}

/// Views on top of each other.
nonisolated public struct ZStack<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "zstack" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Arranges the views of `content`, the first at the back.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        attributes = stackAttributes(alignment: alignment == .center ? nil : alignment.name, spacing: nil)
        self.content = content()
    }
}

/// Views one below the other, made when they are needed.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "lazyVStack" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Arranges the views of `content`.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        attributes = stackAttributes(alignment: alignment == .center ? nil : alignment.name, spacing: spacing)
        self.content = content()
    }
}

/// Views beside each other, made when they are needed.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "lazyHStack" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Arranges the views of `content`.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        attributes = stackAttributes(alignment: alignment == .center ? nil : alignment.name, spacing: spacing)
        self.content = content()
    }
}

/// Only what differs from the default is recorded.
private func stackAttributes(alignment: String?, spacing: CGFloat?) -> [String: JSONValue] {
    var attributes: [String: JSONValue] = [:]
    if let alignment { attributes["alignment"] = .string(alignment) }
    if let spacing { attributes["spacing"] = .double(Double(spacing)) }
    return attributes
}
