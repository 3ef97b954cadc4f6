import IntentsModel

/// Where scrolling stops.
public struct ScrollTargetBehavior: Hashable, Sendable {
    let name: String

    /// At views.
    public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
    /// At pages.
    public static let paging = ScrollTargetBehavior(name: "paging")
}

/// When content can be pulled beyond its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// When there is more than fits.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
    /// Says where scrolling stops.
    nonisolated public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
        modified("scrollTargetBehavior", .string(behavior.name), .inherited)
    }

    /// Binds the view that scrolling has reached.
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View { modified("scrollPosition", .bool(true), .inherited) }

    /// Says where content starts before it is scrolled.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modified("defaultScrollAnchor", anchor.map { .array([.double($0.x), .double($0.y)]) } ?? .null, .inherited)
    }

    /// Says when content can be pulled beyond its end.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { modified("scrollBounceBehavior", .string(behavior.name), .inherited) }

    /// Adds room inside the edges that are covered.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified("safeAreaPadding", length.map { .double(Double($0)) } ?? .null, .layered)
    }

    /// Adds room inside all edges that are covered.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Sets the shape that inner shapes follow.
    nonisolated public func containerShape<S: Shape>(_ shape: S) -> some View {
        modified("containerShape", attribute(of: shape), .inherited)
    }

    /// Sets the ground that `background` means.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modified("backgroundStyle", attribute(of: style), .inherited)
    }

    /// Says in which order the controls of menus are.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        modified("menuOrder", .string(order.name), .inherited)
    }
}

/// In which order the controls of a menu are.
public struct MenuOrder: Hashable, Sendable {
    let name: String

    /// As the surface chooses.
    public static let automatic = MenuOrder(name: "automatic")
    /// As written.
    public static let fixed = MenuOrder(name: "fixed")
    /// The most important one nearest.
    public static let priority = MenuOrder(name: "priority")
}
