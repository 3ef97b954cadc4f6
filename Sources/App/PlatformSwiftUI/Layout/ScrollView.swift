import IntentsModel

/// Content that can be larger than its frame.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView, ContainerView {
    package static var kind: String { "scrollView" }
    package let attributes: [String: JSONValue]
    package let content: Content

    /// Makes the views of `content` scroll along `axes`.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        attributes = axes == .vertical ? [:] : ["axes": axes.attribute]
        self.content = content()
    }
}

/// A direction.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
    /// Left and right.
    case horizontal
    /// Up and down.
    case vertical

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each direction.
        public let rawValue: Int8

        /// Makes a set of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Left and right.
        public static let horizontal = Set(rawValue: 1)
        /// Up and down.
        public static let vertical = Set(rawValue: 2)

        var attribute: JSONValue {
            let names: [(Set, String)] = [(.horizontal, "horizontal"), (.vertical, "vertical")]
            return .array(names.filter { contains($0.0) }.map { .string($0.1) })
        }
    }
}
