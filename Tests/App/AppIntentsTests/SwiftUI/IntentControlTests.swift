import AppIntents
import IntentsModel
import PlatformSwiftUI
import Testing

/// Controls that run intents, as trees.
@MainActor
struct IntentControlTests {
    struct Turn: AppIntent {
        static let title: LocalizedStringResource = "Turn"
        @Parameter(title: "Valve") var valve: Int
        init() {}
        init(valve: Int) { self.valve = valve }
        func perform() async throws -> some IntentResult { .result() }
    }

    struct OpenZone: OpenIntent, TargetContentProvidingIntent {
        static let title: LocalizedStringResource = "Open Zone"
        @Parameter(title: "Zone") var target: Zone
    }

    private let turn: [String: JSONValue] = [
        "intent": .string("Turn"), "parameters": .object(["valve": .object(["int": .int(3)])]),
    ]

    private func node(_ view: some View) -> ViewNode { viewNode(of: view, locale: Locale(identifier: "en")) }

    @Test func namesTheIntentAndItsParametersInAButton() {
        #expect(node(Button("Turn", intent: Turn(valve: 3))) == ViewNode("button", text: "Turn", attributes: turn))
        #expect(
            node(Button(intent: Turn(valve: 3)) { Text("Turn") }) == ViewNode("button", text: "Turn", attributes: turn))
        #expect(
            node(Button("Turn", systemImage: "drop", role: .destructive, intent: Turn(valve: 3)))
                == ViewNode(
                    "button", text: "Turn", image: .systemName("drop"),
                    attributes: turn.merging(["role": .string("destructive")]) { one, _ in one }))
    }

    @Test func namesTheIntentAndTheStateInAToggle() {
        #expect(
            node(Toggle("Valve", isOn: true, intent: Turn(valve: 3)))
                == ViewNode(
                    "toggle", text: "Valve", attributes: turn.merging(["isOn": .bool(true)]) { one, _ in one }))
    }

    @Test func recordsWhichIntentAViewWaitsFor() {
        let view = Text("Zone").onAppIntentExecution(OpenZone.self) { _ in }
        #expect(node(view).attributes["onAppIntentExecution"] == .string("OpenZone"))
    }

    @Test func showsNoTipForAnIntentWithoutAShortcut() {
        struct Lonely: AppIntent {
            static let title: LocalizedStringResource = "Lonely"
            func perform() async throws -> some IntentResult { .result() }
        }
        #expect(node(SiriTipView(intent: Lonely())) == ViewNode("empty"))
        #expect(node(ShortcutsLink().shortcutsLinkStyle(.dark)).attributes["shortcutsLinkStyle"] == .string("dark"))
    }

    @Test func aListenerCanRunAnIntent() {
        let named = node(Text("Valve").accessibilityAction(named: "Turn it", intent: Turn(valve: 3)))
        #expect(
            named.attributes["accessibilityAction"]
                == .object(turn.merging(["name": .string("Turn it")]) { one, _ in one }))
        let magic = node(Text("Valve").accessibilityAction(.magicTap, intent: Turn(valve: 3)))
        #expect(
            magic.attributes["accessibilityAction"]
                == .object(turn.merging(["kind": .string("magicTap")]) { one, _ in one }))
    }

    @Test func aTipIsTheFirstPhraseOfTheShortcut() {
        let tip = node(SiriTipView(intent: AppShortcutTests.Water()))
        #expect(tip.kind == "siriTip")
        #expect(tip.text?.hasPrefix("Water in ") == true)
        #expect(tip.text?.contains("${") == false)
    }

    @Test func aTipThatIsSwitchedOffShowsNothing() {
        #expect(node(SiriTipView(intent: Turn(), isVisible: .constant(false))) == ViewNode("empty"))
        #expect(node(Text("Tip").siriTipViewStyle(.light)).attributes == ["siriTipViewStyle": .string("light")])
    }

    @Test func rolesAndLabelsOfButtonsStay() {
        let button = Button(role: .destructive, intent: Turn(valve: 3)) { Text("Turn") }
        #expect(
            node(button)
                == ViewNode(
                    "button", text: "Turn",
                    attributes: turn.merging(["role": .string("destructive")]) { one, _ in one }))
        #expect(
            node(Toggle(isOn: false, intent: Turn(valve: 3)) { Text("Valve") })
                == ViewNode(
                    "toggle", text: "Valve", attributes: turn.merging(["isOn": .bool(false)]) { one, _ in one }))
    }
}
