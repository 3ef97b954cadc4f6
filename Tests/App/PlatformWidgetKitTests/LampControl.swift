import AppIntents
import PlatformSwiftUI
import PlatformWidgetKit

struct SwitchLamp: SetValueIntent {
    static let title: LocalizedStringResource = "Switch Lamp"

    @Parameter(title: "Lamp") var lamp: String
    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct ChooseLamp: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Lamp"

    @Parameter(title: "Lamp", default: "Desk") var lamp: String

    init() {}
    init(lamp: String) { self.lamp = lamp }
}

struct LampState {
    var name: String
    var isOn: Bool
}

struct LampProvider: AppIntentControlValueProvider {
    struct Dark: Error {}

    func previewValue(configuration: ChooseLamp) -> LampState { LampState(name: configuration.lamp, isOn: false) }

    func currentValue(configuration: ChooseLamp) async throws -> LampState {
        if configuration.lamp == "Cellar" { throw Dark() }
        return LampState(name: configuration.lamp, isOn: true)
    }
}

struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "lamp", provider: LampProvider()) { lamp in
            ControlWidgetToggle(
                lamp.name, isOn: lamp.isOn,
                action: {
                    let intent = SwitchLamp()
                    intent.lamp = lamp.name
                    return intent
                }()
            ) { isOn in
                Label(isOn ? "Lit" : "Dark", systemImage: "lamp.desk")
            }
            .tint(.yellow)
            .privacySensitive()
        }
        .displayName("Lamp")
        .description("Switches a lamp")
        .promptsForUserConfiguration()
    }
}

struct Honk: AppIntent {
    static let title: LocalizedStringResource = "Honk"
    func perform() async throws -> some IntentResult { .result() }
}

struct HornControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "horn") {
            ControlWidgetButton(action: Honk()) {
                Label("Honk", systemImage: "horn")
            }
            .disabled(true)
        }
    }
}

struct LevelProvider: ControlValueProvider {
    var previewValue: Int { 0 }
    func currentValue() async throws -> Int { 3 }
}

struct LevelControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "level", provider: LevelProvider()) { level in
            if level > 2 {
                ControlWidgetButton("High", action: Honk()) { isActive in Text(isActive ? "Honking" : "Quiet") }
            } else {
                ControlWidgetButton("Low", action: Honk())
            }
        }
    }
}

struct NothingControl: ControlWidget {
    var body: some ControlWidgetConfiguration { StaticControlConfiguration(kind: "nothing") {} }
}
