extension Path {
    /// Starts at a point.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Adds a line to a point.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    /// Adds lines from the first point to each other.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        lines.dropFirst().forEach { addLine(to: $0) }
    }

    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a line to where the outline started.
    public mutating func closeSubpath() { append(.closeSubpath) }

    /// Adds another path.
    public mutating func addPath(_ path: Path) { path.forEach { append($0) } }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), style: .circular)
    }

    /// Adds a rectangle with round corners, drawn with circular ones.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let width = min(cornerSize.width, rect.width / 2)
        let height = min(cornerSize.height, rect.height / 2)
        move(to: CGPoint(x: rect.minX + width, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - width, y: rect.minY))
        addCorner(CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY + height))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - height))
        addCorner(CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - width, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX + width, y: rect.maxY))
        addCorner(CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - height))
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + height))
        addCorner(CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX + width, y: rect.minY))
        closeSubpath()
    }

    /// Adds a part of a circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let delta = Self.sweep(from: startAngle.radians, to: endAngle.radians, clockwise: clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(delta))
    }

    /// Adds a part of a circle that goes on for an angle.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        // A curve follows a quarter of a circle closely, and no more.
        let parts = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
        let step = delta.radians / Double(parts)
        func point(_ angle: Double, _ factor: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (Foundation.cos(angle) - factor * Foundation.sin(angle)),
                y: center.y + radius * (Foundation.sin(angle) + factor * Foundation.cos(angle)))
        }
        let start = point(startAngle.radians)
        if currentPoint == nil { move(to: start) } else { addLine(to: start) }
        let reach = 4 / 3 * Foundation.tan(step / 4)
        for part in 0..<parts {
            let angle = startAngle.radians + Double(part) * step
            addCurve(to: point(angle + step), control1: point(angle, reach), control2: point(angle + step, -reach))
        }
    }

    // A quarter of an ellipse around `corner`: the factor makes the curve meet it in the middle.
    private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
        let start = currentPoint ?? corner
        let factor = 0.5522847498
        func between(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (corner.x - point.x) * factor, y: point.y + (corner.y - point.y) * factor)
        }
        addCurve(to: end, control1: between(start), control2: between(end))
    }

    // On a surface whose y goes down, "clockwise" of the API counts against the clock.
    private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
        let turn = 2 * Double.pi
        if abs(end - start) >= turn { return clockwise ? -turn : turn }
        let forward = (end - start).truncatingRemainder(dividingBy: turn)
        if clockwise { return forward > 0 ? forward - turn : forward }
        return forward < 0 ? forward + turn : forward
    }
}
