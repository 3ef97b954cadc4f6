import IntentsModel
import Testing

@testable import intents

@Suite("Snippets as text")
struct SnippetRendererTests {
    private func lines(_ node: ViewNode, width: Int = 20) -> [String] {
        SnippetRenderer(width: width).lines(node)
    }

    private func text(_ text: String) -> ViewNode { ViewNode("text", text: text) }

    @Test("A vertical stack puts its children one below the other")
    func verticalStack() {
        #expect(lines(ViewNode("vstack", children: [text("Basil"), text("Herb")])) == ["Basil", "Herb"])
    }

    @Test("A horizontal stack puts them side by side, and a spacer pushes them apart")
    func horizontalStack() {
        #expect(lines(ViewNode("hstack", children: [text("a"), text("b")])) == ["a  b"])
        let spaced = ViewNode("hstack", children: [text("a"), ViewNode("spacer"), text("b")])
        #expect(lines(spaced, width: 10) == ["a        b"])
    }

    @Test("Side by side keeps the rows of taller children")
    func rows() {
        let tall = ViewNode("vstack", children: [text("1"), text("2")])
        #expect(lines(ViewNode("hstack", children: [tall, text("x")])) == ["1  x", "2"])
    }

    @Test("What does not fit side by side goes below")
    func narrow() {
        let row = ViewNode("hstack", children: [text("rosemary"), text("thyme")])
        #expect(lines(row, width: 10) == ["rosemary", "thyme"])
    }

    @Test("Long text wraps between words, and long words are cut")
    func wrapping() {
        #expect(lines(text("water it every day"), width: 8) == ["water it", "every", "day"])
        #expect(lines(text("abcdefghij"), width: 4) == ["abcd", "efgh", "ij"])
    }

    @Test("Wide letters and emoji take two columns")
    func wideLetters() {
        #expect(DisplayWidth.of("富士山") == 6)
        #expect(DisplayWidth.of("🌱a") == 3)
        #expect(DisplayWidth.of("e\u{301}") == 1)
        #expect(lines(text("富士山"), width: 4) == ["富士", "山"])
    }

    @Test("Images, labels, buttons, toggles and dividers have a text form")
    func symbols() {
        #expect(lines(ViewNode("image", image: .systemName("leaf"))) == ["[leaf]"])
        #expect(lines(ViewNode("label", text: "Basil", image: .systemName("leaf"))) == ["[leaf] Basil"])
        #expect(lines(ViewNode("button", text: "Water")) == ["[ Water ]"])
        #expect(lines(ViewNode("toggle", text: "Pump", attributes: ["isOn": .bool(true)])) == ["[x] Pump"])
        #expect(lines(ViewNode("divider"), width: 4) == ["────"])
        let progress = ViewNode("progressView", text: "Growth", attributes: ["value": .int(1), "total": .int(2)])
        #expect(lines(progress, width: 10) == ["Growth", "██░░ 50 %"])
    }

    @Test("A section starts with its header, a link shows where it leads, a background says nothing")
    func containers() {
        let section = ViewNode("section", text: "Herbs", children: [text("Basil")])
        #expect(lines(section) == ["Herbs", "Basil"])
        let link = ViewNode("link", text: "More", attributes: ["destination": .string("https://a.b")])
        #expect(lines(link) == ["More <https://a.b>"])
        #expect(lines(ViewNode("background", children: [text("a"), text("behind")])) == ["a"])
    }

    @Test("Hidden views and decorative images take no room")
    func invisible() {
        let image = ViewNode("image", image: .systemName("leaf"), attributes: ["decorative": .bool(true)])
        let hidden = ViewNode("text", text: "secret", attributes: ["hidden": .bool(true)])
        #expect(lines(ViewNode("vstack", children: [image, hidden, text("a")])) == ["a"])
    }

    @Test("An unknown kind of view still shows its children")
    func unknownKind() {
        #expect(lines(ViewNode("carousel", children: [text("a")])) == ["a"])
        #expect(lines(ViewNode("mystery")) == [])
    }
}
