import IntentsModel
import PlatformSwiftUI
import Testing

@MainActor @Suite struct WidgetModifierTests {
    @Test func aWidgetsBackgroundSaysWhatItBelongsTo() {
        let node = viewNode(of: Text("Tide").containerBackground(.red, for: .widget))
        #expect(
            node.attributes["containerBackground"]
                == .object(["style": .string("red"), "container": .string("widget")]))
    }

    @Test func aViewBehindAWidgetIsTheSecondChild() {
        let node = viewNode(of: Text("Tide").containerBackground(for: .widget) { Image(systemName: "water") })
        #expect(node.kind == "containerBackground")
        #expect(node.children.map(\.kind) == ["text", "image"])
    }

    @Test func theInnermostWidgetURLCounts() {
        let view = Text("Tide").widgetURL(URL(string: "tide://kiel")).widgetURL(URL(string: "tide://any"))
        #expect(viewNode(of: view).attributes["widgetURL"] == .string("tide://kiel"))
    }

    @Test func marksOfAWidgetsContentAreKept() {
        let node = viewNode(of: Text("Tide").widgetAccentable().invalidatableContent())
        #expect(node.attributes["widgetAccentable"] == .bool(true))
        #expect(node.attributes["invalidatableContent"] == .bool(true))
    }
}
