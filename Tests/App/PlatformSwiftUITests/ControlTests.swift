import IntentsModel
import Observation
import PlatformSwiftUI
import Testing

private struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

private struct Depth: View {
    @Environment(\.depth) private var depth
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(verbatim: "\(depth) \(isEnabled)") }
}

@Observable private final class Model {
    let name = "Reef"
}

private struct ModelView: View {
    @Environment(Model.self) private var model
    @Environment(Model.self) private var maybe: Model?

    var body: some View { Text("\(model.name) \(maybe?.name ?? "none")").modifier(Framed()) }
}

private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(1).border(.red) }
}

private struct Counter: View {
    @State private var count = 0
    @State private var name: String?

    var body: some View {
        Button("Add") { count += 1 }
        Child(count: $count)
    }

    struct Child: View {
        @Binding var count: Int

        var body: some View { Text("\(count) trails") }
    }
}

@MainActor @Suite struct ControlTests {
    private let english = Locale(identifier: "en_US")

    private func tree(_ view: some View) -> ViewNode { viewNode(of: view, locale: english) }

    @Test func aLabelBecomesTheControlsOwnTextAndImage() throws {
        let url = try #require(URL(string: "https://example.com"))
        #expect(
            tree(Button("Add", systemImage: "plus", role: .cancel) {})
                == ViewNode(
                    "button", text: "Add", image: .systemName("plus"), attributes: ["role": .string("cancel")]))
        #expect(
            tree(Link(destination: url) { Image(systemName: "safari") })
                == ViewNode(
                    "link", image: .systemName("safari"), attributes: ["destination": .string("https://example.com")]))
        #expect(
            tree(TextField("Name", text: .constant("Ayu")))
                == ViewNode("textField", text: "Name", attributes: ["value": .string("Ayu")]))
        #expect(
            tree(ProgressView("Loading", value: 3, total: 4))
                == ViewNode(
                    "progressView", text: "Loading", attributes: ["value": .double(3), "total": .double(4)]))
        #expect(tree(ProgressView()) == ViewNode("progressView"))
    }

    @Test func aRicherLabelBecomesChildren() {
        let button = tree(
            Button(action: {}) {
                VStack {
                    Text("a")
                    Text("b")
                }
            })
        #expect(
            button
                == ViewNode(
                    "button",
                    children: [
                        ViewNode("vstack", children: [ViewNode("text", text: "a"), ViewNode("text", text: "b")])
                    ]))
    }

    @Test func aSectionHasItsHeaderAsTextAndItsFooterLast() {
        let section = Section {
            Text("row")
        } header: {
            Text("head")
        } footer: {
            Text("foot")
        }
        #expect(
            tree(section)
                == ViewNode(
                    "section", text: "head",
                    children: [ViewNode("text", text: "row"), ViewNode("footer", text: "foot")]))
    }

    @Test func stateIsSharedThroughBindings() {
        let counter = Counter()
        #expect(tree(counter).children[1].text == "0 trails")
        var stored = 1
        let binding = Binding(get: { stored }, set: { stored = $0 })
        binding.wrappedValue = 5
        #expect(stored == 5)
        #expect(tree(Counter.Child(count: binding)).text == "5 trails")
        let state = State(initialValue: [1])
        state.projectedValue.wrappedValue.append(2)
        #expect(state.wrappedValue == [1, 2])
        let count: Binding<Int> = state.projectedValue[dynamicMember: \.[0]]
        count.wrappedValue = 9
        #expect(state.wrappedValue == [9, 2])
    }

    @Test func theEnvironmentReachesDownAndNoFurther() {
        let views = HStack {
            Depth()
            Group { Depth().environment(\.depth, 2) }.environment(\.depth, 1).disabled(true)
        }
        #expect(tree(views).children.map(\.text) == ["0 true", "2 false"])
        #expect(tree(Depth()).text == "0 true")
    }

    @Test func objectsAndModifiersWork() {
        #expect(
            tree(ModelView().environment(Model()))
                == ViewNode(
                    "text", text: "Reef Reef",
                    attributes: [
                        "padding": .double(1), "border": .object(["style": .string("red"), "width": .double(1)]),
                    ]))
    }

    @Test func missingContentSaysWhatIsMissing() {
        #expect(
            tree(ContentUnavailableView("No reefs", systemImage: "fish", description: Text("Look elsewhere")))
                == ViewNode(
                    "contentUnavailableView", text: "No reefs", image: .systemName("fish"),
                    children: [ViewNode("text", text: "Look elsewhere")]))
        #expect(tree(AsyncImage(url: nil)) == ViewNode("empty"))
    }

    @Test("KP-58: every text of a tree is in the reader's language")
    func languages() throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "Views-\(UUID().uuidString)")
        let project = folder.appending(components: "Kit.resources", "de.lproj")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = #""Reef" = "Riff"; "%lld reefs" = "%lld Riffe"; "Title" = "Titel";"#
        try Data(table.utf8).write(to: project.appending(component: "Localizable.strings"))
        let bundle = try #require(Bundle(path: folder.path))
        let view = VStack {
            Text("Reef", bundle: bundle)
            Text("\(1200) reefs", bundle: bundle)
            Text(verbatim: "Reef")
            Text(LocalizedStringResource("Reef", locale: english, bundle: .atURL(folder)))
        }
        .navigationTitle(Text("Title", bundle: bundle))
        .accessibilityLabel(Text("Reef", bundle: bundle))
        let node = viewNode(of: view, locale: Locale(identifier: "de_DE"))
        #expect(node.children.map(\.text) == ["Riff", "1.200 Riffe", "Reef", "Reef"])
        #expect(
            node.attributes == ["navigationTitle": .string("Titel"), "accessibilityLabel": .string("Riff")])
    }

    @Test func eventsAreRecorded() {
        let node = tree(
            Text("a").onAppear {}.task {}.onTapGesture {}.onChange(of: 1) {}
                .userActivity("com.example.view") { $0.title = "View" }
                .onContinueUserActivity("com.example.open") { _ in }
                .handlesExternalEvents(preferring: (["Show:" + "1"]), allowing: ["*"]))
        #expect(
            node.attributes == [
                "onAppear": .bool(true), "task": .bool(true), "onTapGesture": .int(1), "onChange": .bool(true),
                "userActivity": .object(["type": .string("com.example.view"), "isActive": .bool(true)]),
                "onContinueUserActivity": .string("com.example.open"),
                "handlesExternalEvents": .object([
                    "preferring": .array([.string("Show:1")]), "allowing": .array([.string("*")]),
                ]),
            ])
    }
}
