import AppIntents
import SwiftUI

struct WaterBed: AppIntent {
    static let title: LocalizedStringResource = "Water Bed"

    @Parameter(title: "Bed") var bed: String

    init() {}
    init(bed: String) { self.bed = bed }

    func perform() async throws -> some IntentResult { .result() }
}

struct OpenBed: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Bed"

    @Parameter(title: "Bed") var target: BedKind

    func perform() async throws -> some IntentResult { .result() }
}

enum BedKind: String, AppEnum {
    case flowers, herbs

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static let caseDisplayRepresentations: [BedKind: DisplayRepresentation] = [.flowers: "Flowers", .herbs: "Herbs"]
}

struct IntentControls: View {
    let name: String
    let isWatered: Bool
    @State private var showsTip = true

    var body: some View {
        VStack {
            Button(intent: WaterBed(bed: name)) { Label("Water", systemImage: "drop") }
            Button(role: .destructive, intent: WaterBed(bed: name)) { Text("Drown") }
            Button("Water", intent: WaterBed(bed: name))
            Button(name, intent: WaterBed(bed: name))
            Button(LocalizedStringResource("Water"), intent: WaterBed(bed: name))
            Button("Water", systemImage: "drop", intent: WaterBed(bed: name))
            Button("Water", systemImage: "drop", role: .destructive, intent: WaterBed(bed: name))
            Toggle(isOn: isWatered, intent: WaterBed(bed: name)) { Text("Watered") }
            Toggle("Watered", isOn: isWatered, intent: WaterBed(bed: name))
            Toggle(name, isOn: isWatered, intent: WaterBed(bed: name))
            SiriTipView(intent: WaterBed())
            SiriTipView(intent: WaterBed(), isVisible: $showsTip).siriTipViewStyle(.dark)
            ShortcutsLink()
            ShortcutsLink { showsTip = false }.shortcutsLinkStyle(.automaticOutline)
        }
        .accessibilityAction(intent: WaterBed(bed: name)) { Text("Water") }
        .accessibilityAction(.magicTap, intent: WaterBed(bed: name))
        .accessibilityAction(named: "Water", intent: WaterBed(bed: name))
        .onAppIntentExecution(OpenBed.self) { intent in _ = intent.target }
    }

    var tipStyle: SiriTipViewStyle { .automatic }
    var linkStyle: ShortcutsLinkStyle { .lightOutline }
}

struct AskingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let now = IntentChoiceOption(title: "Now")
        let choice = try await requestChoice(
            between: [now, IntentChoiceOption(title: "Later"), .cancel], dialog: "When?", view: Text("Rain tomorrow"))
        try await requestConfirmation(actionName: .go, dialog: "Water?") { Text("Beds: 3") }
        return .result(dialog: choice == now ? "Now." : "Later.")
    }
}
