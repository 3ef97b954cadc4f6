import IntentsModel

/// An outline made of lines and curves.
nonisolated public struct Path: Shape, ShapeAttribute, Hashable {
    /// A step of the outline.
    public enum Element: Hashable, Sendable {
        /// Starts at a point.
        case move(to: CGPoint)
        /// A line to a point.
        case line(to: CGPoint)
        /// A curve to a point with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve to a point with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start.
        case closeSubpath
    }

    private(set) var elements: [Element] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path in a closure.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Makes a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Makes a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Makes a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Makes an ellipse.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Whether there is no step.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the last step ended.
    public var currentPoint: CGPoint? {
        switch elements.last {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath, nil: nil
        }
    }

    /// Calls a closure for each step.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// The path, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        var path = Path()
        path.elements = elements.map { $0.moved(CGSize(width: dx, height: dy)) }
        return path
    }

    /// The path itself: its points are where they are.
    public func path(in rect: CGRect) -> Path { self }

    package var shapeAttribute: JSONValue { .object(["path": attribute]) }

    /// The steps as lists of a letter and points, as SVG has them.
    var attribute: JSONValue { .array(elements.map(\.attribute)) }

    mutating func append(_ element: Element) { elements.append(element) }
}

extension Path.Element {
    fileprivate func moved(_ by: CGSize) -> Path.Element {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + by.width, y: point.y + by.height) }
        return switch self {
        case .move(let to): .move(to: moved(to))
        case .line(let to): .line(to: moved(to))
        case .quadCurve(let to, let control): .quadCurve(to: moved(to), control: moved(control))
        case .curve(let to, let first, let second):
            .curve(to: moved(to), control1: moved(first), control2: moved(second))
        case .closeSubpath: .closeSubpath
        }
    }

    fileprivate var attribute: JSONValue {
        func step(_ letter: String, _ points: CGPoint...) -> JSONValue {
            .array([.string(letter)] + points.flatMap { [.double(Double($0.x)), .double(Double($0.y))] })
        }
        return switch self {
        case .move(let to): step("M", to)
        case .line(let to): step("L", to)
        case .quadCurve(let to, let control): step("Q", control, to)
        case .curve(let to, let first, let second): step("C", first, second, to)
        case .closeSubpath: step("Z")
        }
    }
}
