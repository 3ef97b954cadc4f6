import IntentsModel
import PlatformSwiftUI
import Testing

/// How controls look: styles that surfaces know, and those of the app.
@MainActor @Suite struct StyleTests {
    private struct Boxed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                if configuration.role == .destructive { Text(verbatim: "!") }
            }
        }
    }

    private struct Reversed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.title
                configuration.icon
            }
        }
    }

    private struct Switch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: configuration.isOn ? "on" : "off")
        }
    }

    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100))")
        }
    }

    @Test func aStyleThatSurfacesKnowIsAnAttribute() {
        let node = viewNode(of: Button("Go") {}.buttonStyle(.borderedProminent).controlSize(.large))
        #expect(
            node
                == ViewNode(
                    "button", text: "Go",
                    attributes: ["buttonStyle": .string("borderedProminent"), "controlSize": .string("large")]))
        #expect(viewNode(of: Label("Tip", systemImage: "info").labelStyle(.titleOnly)).attributes.count == 1)
    }

    @Test func aStyleOfTheAppMakesTheLabelOfButtons() {
        let node = viewNode(of: Button("Go", role: .destructive) {}.buttonStyle(Boxed()))
        #expect(node.kind == "button")
        #expect(node.attributes == ["role": .string("destructive")])
        #expect(
            node.children == [
                ViewNode("hstack", children: [ViewNode("text", text: "Go"), ViewNode("text", text: "!")])
            ])
    }

    @Test func theNearestStyleCounts() {
        let node = viewNode(of: VStack { Button("Go") {}.buttonStyle(.plain) }.buttonStyle(Boxed()))
        #expect(node.children == [ViewNode("button", text: "Go", attributes: ["buttonStyle": .string("plain")])])
    }

    @Test func aStyleOfTheAppStandsForALabel() {
        let node = viewNode(of: Label("Tip", systemImage: "info").labelStyle(Reversed()))
        #expect(
            node
                == ViewNode(
                    "hstack", children: [ViewNode("text", text: "Tip"), ViewNode("image", image: .systemName("info"))]))
    }

    @Test func stylesSeeTheStateOfTheirControls() {
        #expect(viewNode(of: Toggle("Sound", isOn: .constant(true)).toggleStyle(Switch())).text == "on")
        #expect(viewNode(of: ProgressView(value: 1, total: 4).progressViewStyle(Percent())).text == "25")
    }

    @Test func modifiersOfTheAppAreAppliedInTheirOrder() {
        struct Padded: ViewModifier {
            let length: CGFloat
            func body(content: Content) -> some View { content.padding(length) }
        }
        let node = viewNode(of: Text(verbatim: "a").modifier(Padded(length: 1).concat(Padded(length: 2))))
        #expect(node.attributes == ["padding": .double(2)])
        #expect(node.children == [ViewNode("text", text: "a", attributes: ["padding": .double(1)])])
        #expect(viewNode(of: Text(verbatim: "a").modifier(EmptyModifier())) == ViewNode("text", text: "a"))
    }
}
