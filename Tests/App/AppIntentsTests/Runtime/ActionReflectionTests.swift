import AppIntents
import IntentsModel
import PlatformSwiftUI
import Testing

/// What the code of an intent says about it at run time.
struct ActionReflectionTests {
    struct Prune: AppIntent {
        static let title: LocalizedStringResource = "Prune Plant"
        static let description: IntentDescription? = IntentDescription(
            "Cuts a plant back.", categoryName: "Care", searchKeywords: ["cut"], resultValueName: "Pruned Plant")
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        static var parameterSummary: some ParameterSummary {
            Summary("Prune \(\.$plant)") { \.$amount }
        }

        @Parameter(title: "Plant", requestValueDialog: "Which plant?") var plant: Plant
        @Parameter(title: "Amount", default: .cup) var amount: Amount
        @Parameter(title: "Height", inclusiveRange: (10, 90)) var height: Int?

        func perform() async throws -> some ReturnsValue<[Plant]> & ProvidesDialog {
            .result(value: [plant], dialog: "Done.")
        }
    }

    private let prune = ActionDescription(reflecting: Prune.self)

    @Test func readsWhatTheIntentSaysOfItself() {
        #expect(prune.identifier == "Prune")
        #expect(prune.fullyQualifiedTypeName == "AppIntentsTests.ActionReflectionTests.Prune")
        #expect(prune.title == LocalizedText("Prune Plant"))
        #expect(
            prune.description
                == ActionText(
                    descriptionText: LocalizedText("Cuts a plant back."), categoryName: LocalizedText("Care"),
                    searchKeywords: [LocalizedText("cut")], resultValueName: LocalizedText("Pruned Plant")))
        #expect(prune.supportedModes == [.background, .foregroundDynamic])
        #expect(prune.authenticationPolicy == .requiresAuthentication)
        #expect(prune.isDiscoverable)
    }

    @Test func readsTheOutputFromTheTypeOfPerform() {
        #expect(prune.output == OutputDescription(valueType: .array(.entity("Plant")), providesDialog: true))
    }

    @Test func readsParametersInTheOrderOfTheirDeclaration() {
        #expect(prune.parameters.map(\.name) == ["plant", "amount", "height"])
        #expect(prune.parameters[0].requestValueDialog == LocalizedText("Which plant?"))
        #expect(prune.parameters[0].options == .defaultQuery)
        #expect(prune.parameters[1].valueType == .linkEnumeration("Amount"))
        #expect(prune.parameters[2].isOptional)
        #expect(prune.parameters[2].range == NumberRange(lowerBound: 10, upperBound: 90))
    }

    struct Overrides: AppIntent {
        static let title: LocalizedStringResource = "Overrides"
        static let description: LocalizedStringResource = "Not a witness."
        static let openAppWhenRun = true
        static let isDiscoverable = false
        static let persistentIdentifier = "OldName"
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test func derivesForegroundFromTheOlderSwitch() {
        let action = ActionDescription(reflecting: Overrides.self)
        #expect(action.identifier == "OldName")
        #expect(action.supportedModes == .foreground)
        #expect(!action.isDiscoverable)
        #expect(action.description == nil)
        #expect(Overrides.description.key == "Not a witness.")
    }

    struct OpenBed: OpenIntent, TargetContentProvidingIntent {
        static let title: LocalizedStringResource = "Open Bed"
        @Parameter(title: "Bed") var target: Zone
    }

    @Test func namesTheSystemProtocolsOfAnIntentWithoutPerform() {
        let action = ActionDescription(reflecting: OpenBed.self)
        #expect(action.systemProtocols == ["OpenEntity", "TargetContentProviding"])
        #expect(action.supportedModes == .foreground)
        #expect(OpenBed().contentIdentifier == "OpenBed")
    }

    struct BedSettings: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Bed Settings"
        static let description = IntentDescription("Also not a witness.")
        @Parameter(title: "Zone") var zone: Zone?
    }

    @Test func refusesToRunAConfiguration() async throws {
        #expect(ActionDescription(reflecting: BedSettings.self).systemProtocols == ["WidgetConfiguration"])
        let error = try await failure(BedSettings.self)
        #expect(error.message == "BedSettings holds the settings of a widget or control and cannot be run.")
    }

    @Test func describesTheTypesThatAnIntentNames() {
        let metadata = AppMetadata(reflecting: IntentRegistry(reachableFrom: [Prune.self]))
        #expect(Array(metadata.actions.keys) == ["Prune"])
        #expect(metadata.entities["Plant"]?.defaultQueryIdentifier == "AppIntentsTests.PlantQuery")
        #expect(metadata.queries["AppIntentsTests.PlantQuery"]?.capabilities == [.identifiers, .string])
        #expect(metadata.enumeration("Amount")?.cases.map(\.rawValue) == ["sip", "cup", "can"])
        #expect(metadata.modules == ["AppIntentsTests"])
    }

    @Test("KP-79: the intents of the process are found without a list")
    func findsAllIntentsOfTheProcess() {
        #expect(IntentRegistry.process.intents["Prune"] != nil)
        #expect(IntentRegistry.process.intents["OldName"] == Overrides.self)
        #expect(IntentRegistry.process.intents["Never"] == nil)
    }
}
