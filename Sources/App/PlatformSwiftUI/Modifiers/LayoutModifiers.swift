import IntentsModel

extension View {
    /// Adds room at some sides; the surface's usual distance when `length` is nil.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let distance: JSONValue = length.map { .double(Double($0)) } ?? .bool(true)
        let sides = edges.edges.map { ($0.name, distance) }
        let value = edges == .all ? distance : .object(Dictionary(sides) { first, _ in first })
        return modified("padding", value, .layered)
    }

    /// Adds room at all sides.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds room of its own at each side.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modified("padding", insets.attribute, .layered)
    }

    /// Puts the view into a frame of a size.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { modified("frame", frame(["width": width, "height": height], alignment), .layered) }

    /// Puts the view into a frame within limits.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let sizes = [
            "minWidth": minWidth, "idealWidth": idealWidth, "maxWidth": maxWidth, "minHeight": minHeight,
            "idealHeight": idealHeight, "maxHeight": maxHeight,
        ]
        return modified("frame", frame(sizes, alignment), .layered)
    }

    /// Keeps the view's own size, whatever room there is.
    nonisolated public func fixedSize() -> some View { modified("fixedSize", .bool(true), .layered) }

    /// Says how soon the view gets room when there is little.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modified("layoutPriority", .double(value), .inherited)
    }

    /// Keeps the proportions and fills the room.
    nonisolated public func scaledToFill() -> some View {
        modified("aspectRatio", .object(["contentMode": .string(ContentMode.fill.rawValue)]), .layered)
    }

    /// Keeps the proportions and fits into the room.
    nonisolated public func scaledToFit() -> some View {
        modified("aspectRatio", .object(["contentMode": .string(ContentMode.fit.rawValue)]), .layered)
    }

    /// Gives the view proportions; its own when `ratio` is nil.
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        var value: [String: JSONValue] = ["contentMode": .string(contentMode.rawValue)]
        if let ratio { value["ratio"] = .double(Double(ratio)) }
        return modified("aspectRatio", .object(value), .layered)
    }

    // JSON has no infinity, so a frame that takes all the room says so in words.
    nonisolated private func frame(_ sizes: [String: CGFloat?], _ alignment: Alignment) -> JSONValue {
        var value = sizes.compactMapValues { size in
            size.map { $0.isInfinite ? JSONValue.string("infinity") : .double(Double($0)) }
        }
        if alignment != .center { value["alignment"] = .string(alignment.name) }
        return .object(value)
    }
}

/// How something with proportions uses its room.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// All of it is visible.
    case fit
    /// No room is left.
    case fill
}
