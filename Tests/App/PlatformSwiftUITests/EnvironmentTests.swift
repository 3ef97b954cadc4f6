import IntentsModel
import PlatformSwiftUI
import Testing

extension EnvironmentValues {
    @Entry fileprivate var soil: String = "Peat"
    @Entry fileprivate var depth: Int?
}

/// What views find in their surroundings.
@MainActor @Suite struct EnvironmentTests {
    private struct Surroundings: View {
        @Environment(\.soil) private var soil
        @Environment(\.depth) private var depth
        @Environment(\.isPresented) private var isPresented

        var body: some View { Text(verbatim: "\(soil) \(depth ?? 0) \(isPresented)") }
    }

    @MainActor private final class Opened {
        var urls: [URL] = []
    }

    @Test func anEntryHasItsDefaultUntilItIsSet() {
        #expect(viewNode(of: Surroundings()).text == "Peat 0 false")
        let view = Surroundings().environment(\.soil, "Sand").environment(\.depth, 3)
        #expect(viewNode(of: view).text == "Sand 3 false")
    }

    @Test func surroundingsCanBeChangedFromWhatTheyAre() {
        let view = Surroundings().transformEnvironment(\.soil) { $0 += "!" }.environment(\.soil, "Sand")
        #expect(viewNode(of: view).text == "Sand! 0 false")
    }

    @Test func whatIsPresentedKnowsIt() {
        let view = Text(verbatim: "below").sheet(isPresented: .constant(true)) { Surroundings() }
        #expect(viewNode(of: view).children.map(\.text) == ["below", "Peat 0 true"])
    }

    @Test func aHandlerOpensURLs() throws {
        let url = try #require(URL(string: "https://example.org"))
        let opened = Opened()
        let handled = OpenURLAction { url in
            opened.urls.append(url)
            return .handled
        }
        var accepted: [Bool] = []
        handled(url) { accepted.append($0) }
        OpenURLAction { _ in .discarded }(url) { accepted.append($0) }
        #expect(opened.urls == [url])
        #expect(accepted == [true, false])
    }

    @Test func aViewThatCanBeRefreshedGivesTheActionToThoseInside() async {
        struct Refresher: View {
            @Environment(\.refresh) private var refresh
            var body: some View { Text(verbatim: refresh == nil ? "cannot" : "can") }
        }
        #expect(viewNode(of: Refresher()).text == "cannot")
        #expect(viewNode(of: Refresher().refreshable {}).text == "can")
    }

    @Test func nothingDrawsAnImage() {
        let renderer = ImageRenderer(content: Text(verbatim: "a"))
        #expect(renderer.cgImage == nil)
    }
}
