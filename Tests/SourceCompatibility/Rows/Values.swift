import AppIntents
import CoreLocation
import UniformTypeIdentifiers

struct PlanTrip: AppIntent {
    static let title: LocalizedStringResource = "Plan Trip"

    @Parameter(title: "Distance", defaultUnit: .kilometers, supportsNegativeNumbers: false)
    var distance: Measurement<UnitLength>
    @Parameter(title: "Temperature", unit: .celsius) var temperature: Measurement<UnitTemperature>?
    @Parameter(title: "Weight", defaultValue: 12, defaultUnit: .kilograms) var weight: Measurement<UnitMass>
    @Parameter(title: "Budget", currencyCodes: ["EUR", "USD"]) var budget: IntentCurrencyAmount?
    @Parameter(title: "Card") var card: IntentPaymentMethod?
    @Parameter(title: "Companion", mode: .email) var companion: IntentPerson?
    @Parameter(title: "Companions", size: 3) var companions: [IntentPerson]
    @Parameter(title: "Goal", displayStyle: .city) var goal: CLPlacemark?
    @Parameter(title: "Day", kind: .date) var day: DateComponents?
    @Parameter(title: "Note") var note: AttributedString?
    @Parameter(title: "Repeats") var repeats: Calendar.RecurrenceRule?
    @Parameter(title: "Ticket", supportedContentTypes: [.pdf, .image]) var ticket: IntentFile?
    @Parameter(title: "Photos", supportedTypeIdentifiers: ["public.image"]) var photos: [IntentFile]?
    @Parameter(title: "Search") var search: StringSearchCriteria?
    @Parameter var pause: Swift.Duration?
    @Parameter var name: PersonNameComponents?

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        let unit: IntentParameter<Measurement<UnitLength>>.Length? = $distance.defaultUnit
        let lines = [companion?.handle.map { "\($0.value)" }, unit?.rawValue, search?.term].compactMap { $0 }
        return .result(value: IntentFile(data: Data(lines.joined().utf8), filename: "trip.txt", type: .plainText))
    }
}

@UnionValue
enum Destination {
    case place(CLPlacemark)
    case words(String)
}

struct FindRoute: AppIntent {
    static let title: LocalizedStringResource = "Find Route"

    @Parameter(title: "To") var destination: Destination
    @Parameter(title: "Also", requestValueDialog: "Which?") var others: [Destination]?
    @Parameter(
        title: "Stop",
        resolvers: {
            IntFromStringResolver(radix: 16); IntFromDoubleResolver(roundingRule: .up)
        })
    var stops: Int
    @Parameter(title: "Identity") var identity: EntityIdentifier?
    @Parameter(title: "Shortcut") var shortcut: SystemShortcut?
    @Parameter(title: "Energy", unit: .kilocalories, unitAdjustForLocale: true) var energy: Measurement<UnitEnergy>?
    @Parameter(title: "Storage", defaultUnit: .gigabytes) var storage: Measurement<UnitInformationStorage>?

    static var parameterSummary: some ParameterSummary {
        Summary("Find a route to \(\.$destination.type) \(\.$destination.value)") { \.$others }
    }

    func perform() async throws -> some IntentResult {
        if case .set(let value) = $energy.valueState, let value { print(value.converted(to: .kilojoules)) }
        return .result()
    }
}
