import IntentsModel
import PlatformSwiftUI
import Testing

/// What leads from one view to another.
@MainActor @Suite struct NavigationTests {
    private let english = Locale(identifier: "en_US")

    private func tree(_ view: some View) -> ViewNode { viewNode(of: view, locale: english) }

    @Test func aToolbarStandsBesideTheView() {
        let view = Text("Bed").toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
            ToolbarSpacer(.fixed)
            if true { ToolbarItemGroup { Text("1") } }
        }
        #expect(
            tree(view)
                == ViewNode(
                    "toolbar",
                    children: [
                        ViewNode("text", text: "Bed"),
                        ViewNode(
                            "toolbarItem", attributes: ["placement": .string("primaryAction")],
                            children: [ViewNode("button", text: "Add")]),
                        ViewNode("toolbarSpacer", attributes: ["sizing": .string("fixed")]),
                        ViewNode("toolbarItemGroup", children: [ViewNode("text", text: "1")]),
                    ]))
        #expect(tree(Text("Bed").toolbar { Button("Add") {} }).children.last?.kind == "toolbarItemGroup")
    }

    @Test func whatIsNotPresentedLeavesNoTrace() {
        let view = Text("Bed").sheet(isPresented: .constant(false)) { Text("Sheet") }
            .alert("Sure?", isPresented: .constant(false)) { Button("Yes") {} }
        #expect(tree(view) == ViewNode("text", text: "Bed"))
    }

    @Test func anAlertHasTitleMessageAndActions() {
        let view = Text("Bed").alert("Sure?", isPresented: .constant(true)) {
            Button("Yes", role: .destructive) {}
        } message: {
            Text("For ever.")
        }
        #expect(
            tree(view)
                == ViewNode(
                    "alert", text: "Sure?",
                    children: [
                        ViewNode("text", text: "Bed"), ViewNode("text", text: "For ever."),
                        ViewNode("button", text: "Yes", attributes: ["role": .string("destructive")]),
                    ]))
    }

    @Test func anItemIsPresentedAsLongAsThereIsOne() {
        struct Bed: Identifiable { let id: String }
        let view = Text("Beds").sheet(item: .constant(Bed(id: "Rose"))) { Text(verbatim: $0.id) }
        #expect(tree(view).children.map(\.text) == ["Beds", "Rose"])
        let none = Text("Beds").sheet(item: .constant(nil as Bed?)) { Text(verbatim: $0.id) }
        #expect(tree(none).kind == "text")
    }

    @Test func columnsAreNamed() {
        let view = NavigationSplitView {
            Text("Side")
        } detail: {
            Text("Detail")
        }
        #expect(tree(view).children.map(\.kind) == ["sidebar", "detail"])
    }

    @Test func tabsHaveTheirLabelsAndTags() {
        let view = TabView(selection: .constant("beds")) {
            Tab("Beds", systemImage: "leaf", value: "beds") { Text("1") }
            Tab("Tools", systemImage: "hammer", value: "tools") { Text("2") }
        }
        #expect(
            tree(view)
                == ViewNode(
                    "tabView", attributes: ["selection": .string("beds")],
                    children: [
                        ViewNode(
                            "tab", text: "Beds", image: .systemName("leaf"), attributes: ["tag": .string("beds")],
                            children: [ViewNode("text", text: "1")]),
                        ViewNode(
                            "tab", text: "Tools", image: .systemName("hammer"), attributes: ["tag": .string("tools")],
                            children: [ViewNode("text", text: "2")]),
                    ]))
    }

    @Test func aPathTakesValuesOfAnyType() {
        var path = NavigationPath(["a", "b"])
        path.append(3)
        path.removeLast()
        #expect(path.count == 2)
    }

    @Test func eventsOfAViewAreRecorded() {
        let view = Text("Bed").onOpenURL { _ in }.handlesExternalEvents(preferring: ["bed"], allowing: ["*"])
            .userActivity("org.example.bed", isActive: false) { _ in }
        #expect(
            tree(view).attributes == [
                "onOpenURL": .bool(true),
                "handlesExternalEvents": .object([
                    "preferring": .array([.string("bed")]), "allowing": .array([.string("*")]),
                ]),
                "userActivity": .object(["type": .string("org.example.bed"), "isActive": .bool(false)]),
            ])
    }
}
