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
