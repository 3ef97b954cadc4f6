import IntentsModel

/// Colours at the points of a grid.
public struct MeshGradient: ShapeStyle, StyleAttribute {
    private let width: Int
    private let height: Int
    private let colors: [Color]

    /// Makes colours at points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        self.colors = colors
    }

    package var styleAttribute: JSONValue {
        .object([
            "meshGradient": .array(colors.map(\.styleAttribute)), "width": .int(width), "height": .int(height),
        ])
    }
}

extension MeshGradient: View {
    /// The colours fill the view.
    public var body: some View { Rectangle().fill(self) }
}
