// Stacks as layouts, for an `AnyLayout` that becomes one or the other. The surface arranges the tree, so they arrange nothing.

/// A row, as a layout.
public struct HStackLayout: Layout {
    /// Makes a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// A column, as a layout.
public struct VStackLayout: Layout {
    /// Makes a column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// A pile, as a layout.
public struct ZStackLayout: Layout {
    /// Makes a pile.
    public init(alignment: Alignment = .center) {}
}

/// A grid, as a layout.
public struct GridLayout: Layout {
    /// Makes a grid.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {}
}

extension Layout where Self: _SurfaceLayout, Cache == Void {
    /// As large as the room.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Places nothing: the surface does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {}
}

/// A layout that every surface knows.
public protocol _SurfaceLayout: Layout where Cache == Void {}

extension HStackLayout: _SurfaceLayout {}
extension VStackLayout: _SurfaceLayout {}
extension ZStackLayout: _SurfaceLayout {}
extension GridLayout: _SurfaceLayout {}
