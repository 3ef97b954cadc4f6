import IntentsModel
import PlatformSwiftUI
import Testing

private struct Landmark: Hashable, Identifiable {
    var id: Int
    var name: String
}

private struct LandmarkView: View {
    let landmark: Landmark
    @State private var isFavorite = true
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(landmark.name).font(.title).bold()
            HStack {
                Image(systemName: "star").resizable()
                Label("Favorite", systemImage: "heart")
                Spacer()
            }
            if isFavorite { Text("Yes") } else { Image("no") }
            Text(verbatim: locale.identifier)
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}

private struct LandmarkList: View {
    @State private var path: [Landmark] = []
    @State private var isOn = false
    let landmarks: [Landmark]

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("All") {
                    ForEach(landmarks) { landmark in
                        NavigationLink(landmark.name, value: landmark)
                    }
                }
                Toggle("Sound", isOn: $isOn)
                Button("Delete", role: .destructive) { path.removeAll() }
            }
            .navigationTitle("Landmarks")
            .navigationDestination(for: Landmark.self) { LandmarkView(landmark: $0) }
        }
        .handlesExternalEvents(preferring: ["open:1"], allowing: ["*"])
        .onOpenURL { _ in path = [] }
    }
}

/// Stands for `perform()`: views are made off the main actor.
private func snippet() async -> some View {
    HStack { Text("Reef \(1)").foregroundStyle(.secondary) }.padding(.horizontal, 4)
}

private func landmarkSnippet() async -> some View {
    Group { LandmarkView(landmark: Landmark(id: 1, name: "Reef")) }.tint(.green)
}

@MainActor @Suite struct ViewTreeTests {
    private let english = Locale(identifier: "en_US")

    @Test func aViewBecomesTheTreeOfItsBody() {
        let tree = viewNode(of: LandmarkView(landmark: Landmark(id: 1, name: "Uluṟu")), locale: english)
        #expect(
            tree
                == ViewNode(
                    "vstack",
                    attributes: [
                        "alignment": .string("leading"), "spacing": .double(8), "padding": .bool(true),
                        "background": .object([
                            "style": .string("thinMaterial"),
                            "shape": .object(["roundedRectangle": .object(["cornerRadius": .double(12)])]),
                        ]),
                    ],
                    children: [
                        ViewNode("text", text: "Uluṟu", attributes: ["font": .string("title"), "bold": .bool(true)]),
                        ViewNode(
                            "hstack",
                            children: [
                                ViewNode(
                                    "image", image: .systemName("star"), attributes: ["resizable": .string("stretch")]),
                                ViewNode("label", text: "Favorite", image: .systemName("heart")),
                                ViewNode("spacer"),
                            ]),
                        ViewNode("text", text: "Yes"),
                        ViewNode("text", text: "en_US"),
                    ]))
    }

    @Test func controlsCarryTheirLabelsAndState() {
        let landmarks = [Landmark(id: 1, name: "A"), Landmark(id: 2, name: "B")]
        let tree = viewNode(of: LandmarkList(landmarks: landmarks), locale: english)
        #expect(tree.kind == "navigationStack")
        #expect(
            tree.attributes == [
                "handlesExternalEvents": .object([
                    "preferring": .array([.string("open:1")]), "allowing": .array([.string("*")]),
                ]),
                "onOpenURL": .bool(true),
            ])
        let list = tree.children[0]
        #expect(
            list.attributes == ["navigationTitle": .string("Landmarks"), "navigationDestination": .string("Landmark")])
        #expect(list.children[0].kind == "section")
        #expect(list.children[0].text == "All")
        #expect(list.children[0].children.map(\.text) == ["A", "B"])
        #expect(list.children[1] == ViewNode("toggle", text: "Sound", attributes: ["isOn": .bool(false)]))
        #expect(
            list.children[2] == ViewNode("button", text: "Delete", attributes: ["role": .string("destructive")]))
    }

    @Test func aViewMadeOffTheMainActorCanBeShown() async {
        let view = await snippet()
        #expect(
            viewNode(of: view, locale: english)
                == ViewNode(
                    "hstack",
                    attributes: ["padding": .object(["leading": .double(4), "trailing": .double(4)])],
                    children: [
                        ViewNode("text", text: "Reef 1", attributes: ["foregroundStyle": .string("secondary")])
                    ]))
    }

    @Test func aViewWithStateAndEnvironmentCanBeMadeOffTheMainActorToo() async {
        let node = viewNode(of: await landmarkSnippet(), locale: english)
        #expect(node.children.map(\.text) == ["Reef", nil, "Yes", "en_US"])
        #expect(node.attributes["tint"] == .string("green"))
    }
}
