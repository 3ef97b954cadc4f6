import IntentsModel

/// Views in rows and columns.
nonisolated public struct Grid<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "grid" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Arranges the rows of `content`.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        attributes = gridAttributes(
            alignment == .center ? nil : alignment.name,
            ["horizontalSpacing": horizontalSpacing, "verticalSpacing": verticalSpacing])
        self.content = content()
    }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "gridRow" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Makes a row of the views of `content`.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        attributes = gridAttributes(alignment?.name, [:])
        self.content = content()
    }
}

/// A column of a lazy grid, or a row of one that goes from left to right.
public struct GridItem: Sendable {
    /// How wide the column is.
    public enum Size: Sendable {
        /// As wide as this.
        case fixed(CGFloat)
        /// One column within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns within limits as there is room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide the column is.
    public var size: Size
    /// The distance to the next column.
    public var spacing: CGFloat?
    /// Where views are in the column.
    public var alignment: Alignment?

    /// Makes a column.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    fileprivate var attribute: JSONValue {
        var value: [String: JSONValue] =
            switch size {
            case .fixed(let width): ["fixed": .double(Double(width))]
            case .flexible(let minimum, let maximum): ["flexible": Self.limits(minimum, maximum)]
            case .adaptive(let minimum, let maximum): ["adaptive": Self.limits(minimum, maximum)]
            }
        if let spacing { value["spacing"] = .double(Double(spacing)) }
        if let alignment { value["alignment"] = .string(alignment.name) }
        return .object(value)
    }

    // JSON has no infinity: without a limit there is no second number.
    private static func limits(_ minimum: CGFloat, _ maximum: CGFloat) -> JSONValue {
        .array([minimum, maximum].filter(\.isFinite).map { .double(Double($0)) })
    }
}

/// Views in columns, made when they are needed.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "lazyVGrid" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Arranges the views of `content` in columns.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        attributes = gridAttributes(alignment == .center ? nil : alignment.name, ["spacing": spacing])
            .merging(["columns": .array(columns.map(\.attribute))]) { own, _ in own }
        self.content = content()
    }
}

/// Views in rows, made when they are needed.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "lazyHGrid" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Arranges the views of `content` in rows.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        attributes = gridAttributes(alignment == .center ? nil : alignment.name, ["spacing": spacing])
            .merging(["rows": .array(rows.map(\.attribute))]) { own, _ in own }
        self.content = content()
    }
}

/// Which views stay in sight while the others scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Only what differs from the default is recorded.
private func gridAttributes(_ alignment: String?, _ lengths: [String: CGFloat?]) -> [String: JSONValue] {
    var attributes = lengths.compactMapValues { length in length.map { JSONValue.double(Double($0)) } }
    if let alignment { attributes["alignment"] = .string(alignment) }
    return attributes
}

extension View {
    /// Gives the view the room of several columns of a grid.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modified("gridCellColumns", .int(count), .inherited)
    }

    /// Keeps the view from asking the grid for room.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modified("gridCellUnsizedAxes", axes.attribute, .inherited)
    }

    /// Says where views of the column are.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modified("gridColumnAlignment", .string(guide.name), .inherited)
    }

    /// Says where the view is in its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modified("gridCellAnchor", anchor.attribute, .inherited)
    }
}
