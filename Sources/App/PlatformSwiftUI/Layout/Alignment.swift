/// Where views meet from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
    let name: String

    /// Where lines of text start.
    public static let leading = HorizontalAlignment(name: "leading")
    /// The middle.
    public static let center = HorizontalAlignment(name: "center")
    /// Where lines of text end.
    public static let trailing = HorizontalAlignment(name: "trailing")
}

/// Where views meet from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
    let name: String

    /// The upper edge.
    public static let top = VerticalAlignment(name: "top")
    /// The middle.
    public static let center = VerticalAlignment(name: "center")
    /// The lower edge.
    public static let bottom = VerticalAlignment(name: "bottom")
    /// The line that the first text stands on.
    public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
    /// The line that the last text stands on.
    public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// Where views meet in both directions.
public struct Alignment: Hashable, Sendable {
    /// From left to right.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// Combines two alignments.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner where text starts.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper corner at the end of lines.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower corner at the start of lines.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower corner at the end of lines.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The two names as one, for example `topLeading`; the middle is left out.
    var name: String {
        switch (horizontal, vertical) {
        case (_, .center): horizontal.name
        case (.center, _): vertical.name
        default: vertical.name + horizontal.name.prefix(1).uppercased() + horizontal.name.dropFirst()
        }
    }
}

/// How lines of text meet.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// Where they start.
    case leading
    /// In the middle.
    case center
    /// Where they end.
    case trailing
}
