import AppIntents
import IntentsModel
import PlatformSwiftUI
import PlatformWidgetKit
import Testing

@MainActor @Suite struct HostedControlTests {
    private func hosted(_ control: some ControlWidget) throws -> HostedControl {
        try #require(HostedControl(control, locale: Locale(identifier: "en")))
    }

    @Test func aControlTellsWhatItsConfigurationSays() throws {
        let control = try hosted(LampControl())
        #expect(control.kind == "lamp")
        #expect(control.displayName == "Lamp")
        #expect(control.description == "Switches a lamp")
        #expect(control.asksForConfiguration)
        #expect(control.configuration == ChooseLamp.self)
    }

    @Test func aToggleHoldsItsStateAndTheIntentThatChangesIt() async throws {
        let state = try await hosted(LampControl()).current()
        #expect(state.form == .toggle(isOn: true))
        #expect(state.label.text == "Desk")
        #expect(state.whenOn?.text == "Lit" && state.whenOff?.text == "Dark")
        let intent = try #require(state.intent as? SwitchLamp)
        #expect(intent.lamp == "Desk")
        #expect(intent.value == false)
        #expect(state.tint == .yellow && state.isPrivacySensitive && state.isEnabled)
    }

    @Test func aPreviewDoesNotAskForTheValue() throws {
        let intent = ChooseLamp()
        intent.lamp = "Cellar"
        let state = try hosted(LampControl()).preview(configuration: intent)
        #expect(state.form == .toggle(isOn: false))
        #expect(state.label.text == "Cellar")
    }

    @Test func whatTheProviderThrowsReachesTheHost() async throws {
        let control = try hosted(LampControl())
        let intent = ChooseLamp()
        intent.lamp = "Cellar"
        await #expect(throws: LampProvider.Dark.self) { _ = try await control.current(configuration: intent) }
    }

    @Test func aButtonNeedsNoValue() async throws {
        let state = try await hosted(HornControl()).current()
        #expect(state.form == .button)
        #expect(state.label.text == "Honk" && state.label.image == .systemName("horn"))
        #expect(state.intent is Honk)
        #expect(!state.isEnabled)
        #expect(state.whenOn == nil)
    }

    @Test func theValueChoosesTheTemplate() async throws {
        let control = try hosted(LevelControl())
        #expect(try control.preview().label.text == "Low")
        let state = try await control.current()
        #expect(state.label.text == "High")
        #expect(state.whenOn?.text == "Honking" && state.whenOff?.text == "Quiet")
    }

    @Test func aToggleWithoutLabelsForItsStateSaysOnOrOff() async throws {
        struct Plain: ControlWidget {
            var body: some ControlWidgetConfiguration {
                StaticControlConfiguration(kind: "plain") {
                    ControlWidgetToggle("Plain", isOn: false, action: SwitchLamp())
                }
            }
        }
        let state = try await hosted(Plain()).current()
        #expect(state.whenOn?.text == "On" && state.whenOff?.text == "Off")
    }

    @Test func aControlCanShowItsConfigurationAlone() async throws {
        struct Bell: ControlWidget {
            var body: some ControlWidgetConfiguration {
                AppIntentControlConfiguration(kind: "bell", intent: ChooseLamp.self) { configuration in
                    ControlWidgetButton(configuration.lamp, action: Honk())
                }
            }
        }
        #expect(try await hosted(Bell()).current().label.text == "Desk")
    }

    @Test func aControlWithoutTemplateIsAnError() throws {
        let control = try hosted(NothingControl())
        let error = #expect(throws: HostedWidgetError.self) { try control.preview() }
        #expect(
            error?.description
                == "The control “nothing” shows nothing. Return a ControlWidgetButton or a ControlWidgetToggle.")
    }
}
