import IntentsModel
import PlatformSwiftUI
import Testing

private struct Wish: View {
    var isGranted: Bool
    var note: String?

    var body: some View {
        if isGranted {
            Text("Granted")
        } else {
            Image(systemName: "xmark")
            Text("Denied")
        }
        if let note { Text(note) }
        switch note {
        case "a": Text(verbatim: "first")
        case "b": Text(verbatim: "second")
        default: EmptyView()
        }
    }
}

@MainActor @Suite struct CompoundViewTests {
    private let english = Locale(identifier: "en_US")

    private func tree(_ view: some View) -> ViewNode { viewNode(of: view, locale: english) }
    private func text(_ text: String) -> ViewNode { ViewNode("text", text: text) }

    @Test func conditionsShowOneBranch() {
        #expect(tree(Wish(isGranted: true)) == text("Granted"))
        #expect(
            tree(Wish(isGranted: false, note: "b"))
                == ViewNode(
                    "group",
                    children: [
                        ViewNode("image", image: .systemName("xmark")), text("Denied"), text("b"), text("second"),
                    ]))
    }

    @Test func nothingIsAnEmptyNode() {
        #expect(tree(EmptyView()) == ViewNode("empty"))
        #expect(tree(Group {}) == ViewNode("empty"))
        #expect(tree(Text?.none) == ViewNode("empty"))
    }

    @Test func groupsAndHiddenTypesLeaveNoTrace() {
        let views = VStack {
            Group {
                Text("a")
                AnyView(Text("b"))
            }
            ForEach(1..<3) { Text("\($0)") }
            ForEach(["x", "y"], id: \.self) { Text($0) }
        }
        #expect(tree(views) == ViewNode("vstack", children: ["a", "b", "1", "2", "x", "y"].map(text)))
    }

    @Test func aModifierOfSeveralViewsReachesEach() {
        let nodes = tree(
            Group {
                Text("a")
                Text("b")
            }.bold())
        #expect(nodes.children.map(\.attributes) == [["bold": .bool(true)], ["bold": .bool(true)]])
    }

    @Test func whatIsSetNearestCounts() {
        #expect(tree(Text("a").font(.caption).font(.title)).attributes == ["font": .string("caption")])
        #expect(tree(Wish(isGranted: true).font(.caption).font(.title)).attributes == ["font": .string("caption")])
    }

    @Test func layersAreKeptInTheirOrder() {
        let node = tree(Text("a").padding(2).background(.red).padding(4))
        #expect(
            node
                == ViewNode(
                    "modified", attributes: ["padding": .double(4)],
                    children: [
                        ViewNode("text", text: "a", attributes: ["padding": .double(2), "background": .string("red")])
                    ]))
    }

    @Test func otherViewsBehindAndInFrontBecomeChildren() {
        let node = tree(Text("a").background { Circle() }.overlay(alignment: .topTrailing) { Text("!") })
        let circle = ViewNode("shape", attributes: ["shape": .string("circle")])
        #expect(
            node
                == ViewNode(
                    "overlay", attributes: ["alignment": .string("topTrailing")],
                    children: [ViewNode("background", children: [text("a"), circle]), text("!")]))
    }

    @Test func framesAndStylesAreWrittenAsJSON() {
        let node = tree(
            Color.blue.opacity(0.5).frame(maxWidth: .infinity, minHeight: 10, alignment: .leading)
                .clipShape(Capsule()).aspectRatio(1.5, contentMode: .fit))
        #expect(
            node
                == ViewNode(
                    "color",
                    attributes: [
                        "style": .object(["color": .string("blue"), "opacity": .double(0.5)]),
                        "frame": .object([
                            "maxWidth": .string("infinity"), "minHeight": .double(10), "alignment": .string("leading"),
                        ]),
                        "clipShape": .string("capsule"),
                        "aspectRatio": .object(["contentMode": .string("fit"), "ratio": .double(1.5)]),
                    ]))
        #expect(
            tree(Text("a").font(.system(size: 12, weight: .semibold))).attributes == [
                "font": .object(["base": .double(12), "weight": .string("semibold")])
            ])
    }

    @Test func joinedTextsKeepTheirRuns() {
        #expect(tree(Text("a") + Text("b")) == text("ab"))
        #expect(
            tree(Text("a").bold() + Text("b"))
                == ViewNode(
                    "text", text: "ab",
                    children: [ViewNode("text", text: "a", attributes: ["bold": .bool(true)]), text("b")]))
    }

    @Test func neverIsAView() {
        func kind<V: View>(_ type: V.Type) -> String { "\(type)" }
        #expect(kind(Never.self) == "Never")
        #expect(tree(Never?.none) == ViewNode("empty"))
    }
}
