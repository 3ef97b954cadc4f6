import IntentsModel

/// A view with another one behind or in front of it.
nonisolated struct DecoratedView<Content: View, Decoration: View>: _PrimitiveView, NodeView {
    let kind: String
    let alignment: Alignment
    let content: Content
    let decoration: Decoration

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        let decorations = ViewRenderer.nodes(of: decoration, in: environment)
        guard !decorations.isEmpty else { return ViewRenderer.nodes(of: content, in: environment) }
        let attributes: [String: JSONValue] = alignment == .center ? [:] : ["alignment": .string(alignment.name)]
        return ViewRenderer.nodes(of: content, in: environment).map {
            ViewNode(kind, attributes: attributes, children: [$0] + decorations)
        }
    }
}

extension View {
    /// Fills the ground behind the view.
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View {
        modified("background", attribute(of: style), .layered)
    }

    /// Fills a shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        let value: [String: JSONValue] = ["style": attribute(of: style), "shape": attribute(of: shape)]
        return modified("background", .object(value), .layered)
    }

    /// Puts another view behind this one: a node `background` with both as children.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        DecoratedView(kind: "background", alignment: alignment, content: self, decoration: content())
    }

    /// Puts another view in front of this one: a node `overlay` with both as children.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        DecoratedView(kind: "overlay", alignment: alignment, content: self, decoration: content())
    }

    /// Cuts the view to a shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View {
        modified("clipShape", attribute(of: shape), .layered)
    }

    /// Cuts the view to a rectangle with round corners.
    nonisolated public func cornerRadius(_ radius: CGFloat) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Draws a frame around the view.
    nonisolated public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
        let value: [String: JSONValue] = ["style": attribute(of: style), "width": .double(Double(width))]
        return modified("border", .object(value), .layered)
    }

    /// Makes the view more or less transparent.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modified("opacity", .double(opacity), .layered)
    }

    /// Puts a shadow behind the view.
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        let value: [String: JSONValue] = [
            "color": color.styleAttribute, "radius": .double(Double(radius)), "x": .double(Double(x)),
            "y": .double(Double(y)),
        ]
        return modified("shadow", .object(value), .layered)
    }

    /// Hides the view and keeps its room.
    nonisolated public func hidden() -> some View { modified("hidden", .bool(true), .inherited) }
}
