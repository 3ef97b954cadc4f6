import IntentsModel
import PlatformSwiftUI
import Testing

@MainActor @Suite struct TabContentTests {
    private enum Place: Hashable {
        case home, search, more
    }

    private func tabs(isSearching: Bool) -> some View {
        TabView(selection: .constant(Place.home)) {
            Tab("Home", systemImage: "house", value: .home) { Text("At home") }
                .badge(3)
            if isSearching {
                Tab(value: .search, role: .search) { Text("Found") }
            }
            TabSection("Others") {
                Tab("More", systemImage: "ellipsis", value: .more) { Text("Rest") }
            }
        }
    }

    @Test func tabsTakeTheKindOfTheirValuesFromTheSelection() throws {
        let node = viewNode(of: tabs(isSearching: true))
        #expect(node.kind == "tabView")
        #expect(node.children.map(\.kind) == ["tab", "tab", "tabSection"])
        #expect(node.children[0].attributes["badge"] == .int(3))
        #expect(node.children[0].text == "Home")
        #expect(node.children[2].children.map(\.kind) == ["tab"])
        #expect(viewNode(of: tabs(isSearching: false)).children.count == 2)
    }

    @Test func viewsWithTabItemsAreTabsAsWell() {
        let view = TabView(selection: .constant(1)) {
            Text("One").tabItem { Label("1", systemImage: "1.circle") }.tag(1)
            Text("Two").tabItem { Label("2", systemImage: "2.circle") }.tag(2)
        }
        #expect(viewNode(of: view).children.count == 2)
    }
}

@MainActor @Suite struct SurfaceModifierTests {
    @Test func whatSurfacesNeedIsRecorded() {
        let view = Text("x").presentationCornerRadius(8).menuIndicator(.hidden).deleteDisabled(true)
            .persistentSystemOverlays(.hidden).accessibilityHeading(.h2).textScale(.secondary)
            .scrollEdgeEffectStyle(.soft, for: .top).presentationBackgroundInteraction(.enabled(upThrough: .medium))
        let attributes = viewNode(of: view).attributes
        #expect(attributes["presentationCornerRadius"] == .double(8))
        #expect(attributes["menuIndicator"] == .string("hidden"))
        #expect(attributes["deleteDisabled"] == .bool(true))
        #expect(attributes["persistentSystemOverlays"] == .string("hidden"))
        #expect(attributes["accessibilityHeading"] == .int(2))
        #expect(attributes["textScale"] == .string("secondary"))
        #expect(attributes["scrollEdgeEffectStyle"] == .string("soft"))
        #expect(attributes["presentationBackgroundInteraction"] == .string("enabled"))
    }

    @Test func effectsThatNeedAPlaceLeaveTheViewAsItIs() {
        let plain = viewNode(of: Text("x"))
        let view = Text("x").visualEffect { content, proxy in content.offset(x: proxy.size.width).opacity(0.5) }
            .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.5) }
            .navigationTransition(.automatic)
        #expect(viewNode(of: view) == plain)
        #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
    }

    @Test func replacementsForAssistiveSurfacesStandBesideTheView() {
        let view = Text("x").accessibilityRepresentation { Text("read me") }
        #expect(viewNode(of: view).kind == "accessibilityRepresentation")
        #expect(viewNode(of: view).children.map(\.text) == ["x", "read me"])
    }

    @Test func aMixedColourIsTheSameElsewhere() {
        #expect(UIColor(Color(red: 1, green: 0, blue: 0)) == .red)
        #expect(UIColor(Color.accentColor) == .black)
        #expect(NSColor(Color(white: 1)).greenComponent == 1)
    }

    @Test func anImageMadeOfDataCanBeCarried() async throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let image = try #require(UIImage(data: png))
        #expect(try await Image(uiImage: image).exported(as: .image) == png)
        await #expect(throws: (any Error).self) { try await Image("Logo").exported(as: .image) }
    }
}
