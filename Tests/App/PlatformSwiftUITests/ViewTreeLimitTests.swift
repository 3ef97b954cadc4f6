import IntentsModel
import PlatformSwiftUI
import Testing

/// Views that are too much for a tree.
@MainActor @Suite struct ViewTreeLimitTests {
    private struct Endless: View {
        var body: Endless { Endless() }
    }

    private func nested(_ levels: Int) -> AnyView {
        (0..<levels).reduce(AnyView(Text(verbatim: "end"))) { inner, _ in AnyView(VStack { inner }) }
    }

    @Test func aBodyThatShowsItselfIsAnErrorThatSaysSo() {
        let error = #expect(throws: ViewTreeError.self) { try viewTree(of: Endless()) }
        #expect(
            error?.errorDescription
                == "Endless is more than 500 views and modifiers deep. Check whether a view's body shows the view itself."
        )
    }

    @Test func aThousandContainersInsideEachOtherAreAnError() {
        #expect(throws: ViewTreeError.tooDeep(view: "AnyView", limit: 500)) { try viewTree(of: nested(1000)) }
    }

    @Test func aTreeWithMoreLevelsThanTheLinkTakesIsAnError() throws {
        #expect(try viewTree(of: nested(99)).kind == "vstack")
        let error = #expect(throws: ViewTreeError.tooManyLevels(limit: 100)) { try viewTree(of: nested(100)) }
        #expect(
            error?.errorDescription
                == "The view has more than 100 levels of containers inside each other. "
                + "Show what is further down in a view of its own.")
    }

    @Test func aHundredThousandRowsAreAnError() {
        let rows = List { ForEach(0..<100_000) { Text(verbatim: "\($0)") } }
        let error = #expect(throws: ViewTreeError.self) { try viewTree(of: rows) }
        #expect(
            error?.errorDescription
                == "The view shows more than 50000 views, the last of them Text. "
                + "Show fewer rows, for example with prefix(_:).")
    }

    @Test func rowsWithoutEndAreNotCounted() {
        #expect(throws: ViewTreeError.tooManyViews(view: "Text", limit: 50_000)) {
            try viewTree(of: ForEach(0..<Int.max, id: \.self) { Text(verbatim: "\($0)") })
        }
    }

    @Test func whereNothingCanBeThrownTheTreeTellsTheError() {
        let node = viewNode(of: Endless())
        #expect(node.kind == "error")
        #expect(node.text?.hasPrefix("Endless is more than 500 views") == true)
    }

    @Test func aTreeAfterOneThatFailedIsWhole() throws {
        _ = viewNode(of: Endless())
        #expect(try viewTree(of: Text(verbatim: "next")) == ViewNode("text", text: "next"))
    }
}
