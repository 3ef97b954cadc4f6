import IntentsModel
import PlatformSwiftUI
import Testing

/// Shapes, styles that fill them, and arrangements.
@MainActor @Suite struct ShapeTests {
    private struct Diagonal: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            }
        }
    }

    @Test func aShapeOfTheAppIsItsOutline() {
        let node = viewNode(of: Diagonal().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round)))
        #expect(
            node
                == ViewNode(
                    "shape",
                    attributes: [
                        "shape": .object([
                            "path": .array([
                                .array([.string("M"), .double(0), .double(0)]),
                                .array([.string("L"), .double(100), .double(100)]),
                            ]),
                            "size": .array([.double(100), .double(100)]),
                        ]),
                        "stroke": .object([
                            "style": .string("red"), "lineWidth": .double(2), "lineCap": .string("round"),
                        ]),
                    ]))
    }

    @Test func knownShapesGoByTheirNames() {
        #expect(viewNode(of: Circle()).attributes == ["shape": .string("circle")])
        #expect(
            viewNode(of: ContainerRelativeShape().fill(.background)).attributes
                == ["shape": .string("containerRelative"), "fill": .string("background")])
        #expect(
            viewNode(of: Capsule().inset(by: 2)).attributes["shape"]
                == .object(["shape": .string("capsule"), "inset": .double(2)]))
    }

    @Test func aQuarterOfACircleIsOneCurve() {
        var path = Path()
        path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        var kinds: [String] = []
        path.forEach { element in
            switch element {
            case .move: kinds.append("move")
            case .curve: kinds.append("curve")
            default: kinds.append("other")
            }
        }
        #expect(kinds == ["move", "curve"])
        let end = path.currentPoint ?? .zero
        #expect(abs(end.x) < 1e-9 && abs(end.y - 1) < 1e-9)
    }

    @Test func theOtherWayAroundIsThreeQuarters() {
        var path = Path()
        path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        var curves = 0
        path.forEach { if case .curve = $0 { curves += 1 } }
        #expect(curves == 3)
    }

    @Test func coloursAreMixedFromTheirHue() {
        let red = Color(hue: 0, saturation: 1, brightness: 1)
        #expect(red == Color(red: 1, green: 0, blue: 0))
        #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5) == Color(red: 0, green: 0.5, blue: 0))
    }

    @Test func gridsHaveTheirColumns() {
        let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(20), spacing: 4)]) {
            Text(verbatim: "a")
        }
        #expect(
            viewNode(of: grid).attributes["columns"]
                == .array([
                    .object(["adaptive": .array([.double(80)])]),
                    .object(["fixed": .double(20), "spacing": .double(4)]),
                ]))
        let rows = Grid { GridRow { Text(verbatim: "a").gridCellColumns(2) } }
        #expect(viewNode(of: rows).children.map(\.kind) == ["gridRow"])
    }

    @Test func contentThatNeedsItsRoomSaysWhichRoomWasAssumed() {
        let node = viewNode(of: GeometryReader { Text(verbatim: "\(Int($0.size.width))") })
        #expect(node.attributes == ["assumedSize": .array([.double(320), .double(320)])])
        #expect(node.children.map(\.text) == ["320"])
    }

    @Test func aTableHasARowForEachElement() {
        struct Bed: Identifiable {
            let id: Int
            let name: String
        }
        let table = Table([Bed(id: 1, name: "Rose"), Bed(id: 2, name: "Basil")]) {
            TableColumn("Name", value: \Bed.name)
            TableColumn("Number") { Text(verbatim: "\($0.id)") }
        }
        let node = viewNode(of: table, locale: Locale(identifier: "en"))
        #expect(node.attributes == ["columns": .array([.string("Name"), .string("Number")])])
        #expect(node.children.map { $0.children.map(\.text) } == [["Rose", "1"], ["Basil", "2"]])
    }

    @Test func anImageAtAURLIsShownAsIfItWasThere() throws {
        let url = try #require(URL(string: "https://example.org/a.png"))
        let view = AsyncImage(url: url) {
            $0.resizable()
        } placeholder: {
            ProgressView()
        }
        #expect(
            viewNode(of: view) == ViewNode("image", image: .url(url), attributes: ["resizable": .string("stretch")]))
        #expect(
            viewNode(
                of: AsyncImage(url: nil) {
                    $0
                } placeholder: {
                    ProgressView()
                }
            ).kind == "progressView")
    }
}
