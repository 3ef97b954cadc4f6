import IntentsModel

/// A side of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The side where lines of text start.
    case leading
    /// The lower side.
    case bottom
    /// The side where lines of text end.
    case trailing

    /// Several sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each side.
        public let rawValue: Int8

        /// Makes a set of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes a set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// The side where lines of text start.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The side where lines of text end.
        public static let trailing = Set(.trailing)
        /// Both sides beside the content.
        public static let horizontal: Set = [.leading, .trailing]
        /// The sides above and below the content.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]

        var edges: [Edge] { Edge.allCases.filter { contains(Set($0)) } }
    }

    var name: String {
        switch self {
        case .top: "top"
        case .leading: "leading"
        case .bottom: "bottom"
        case .trailing: "trailing"
        }
    }
}

/// A distance for each side of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
    /// Above.
    public var top: CGFloat
    /// Where lines of text start.
    public var leading: CGFloat
    /// Below.
    public var bottom: CGFloat
    /// Where lines of text end.
    public var trailing: CGFloat

    /// Makes a distance for each side.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    var attribute: JSONValue {
        .object([
            "top": .double(Double(top)), "leading": .double(Double(leading)), "bottom": .double(Double(bottom)),
            "trailing": .double(Double(trailing)),
        ])
    }
}
