import IntentsModel

/// How the inside of a shape is found. Surfaces here fill every shape in the usual way.
public struct FillStyle: Hashable, Sendable {
    /// Whether parts that are enclosed twice stay empty.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool

    /// Makes a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The end of a line.
public enum CGLineCap: String, Hashable, Sendable {
    /// Straight, at the end.
    case butt
    /// Round, around the end.
    case round
    /// Straight, beyond the end.
    case square
}

/// The corner of two lines.
public enum CGLineJoin: String, Hashable, Sendable {
    /// Sharp.
    case miter
    /// Round.
    case round
    /// Cut.
    case bevel
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
    /// How thick the line is.
    public var lineWidth: CGFloat
    /// How the line ends.
    public var lineCap: CGLineCap
    /// How lines meet.
    public var lineJoin: CGLineJoin
    /// How far a sharp corner may go.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps; none for one line.
    public var dash: [CGFloat]
    /// Where the dashes start.
    public var dashPhase: CGFloat

    /// Makes a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// Only what differs from the usual line is recorded.
    func attribute(with content: some ShapeStyle) -> JSONValue {
        var value: [String: JSONValue] = [
            "style": PlatformSwiftUI.attribute(of: content), "lineWidth": .double(Double(lineWidth)),
        ]
        if lineCap != .butt { value["lineCap"] = .string(lineCap.rawValue) }
        if lineJoin != .miter { value["lineJoin"] = .string(lineJoin.rawValue) }
        if miterLimit != 10 { value["miterLimit"] = .double(Double(miterLimit)) }
        if !dash.isEmpty { value["dash"] = .array(dash.map { .double(Double($0)) }) }
        if dashPhase != 0 { value["dashPhase"] = .double(Double(dashPhase)) }
        return .object(value)
    }
}
