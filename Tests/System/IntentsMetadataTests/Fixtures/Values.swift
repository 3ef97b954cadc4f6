import AppIntents
import PlatformCoreLocation
import PlatformGeoToolbox
import PlatformUniformTypeIdentifiers

@UnionValue
enum Found {
    case length(Measurement<UnitLength>)
    case file(IntentFile)
    case words(String)
}

struct EveryValueIntent: AppIntent {
    static let title: LocalizedStringResource = "Every Value"

    @Parameter(title: "Day", kind: .date)
    var day: DateComponents?
    @Parameter(title: "Wait")
    var wait: Duration
    @Parameter(title: "Text")
    var text: AttributedString
    @Parameter(title: "Rule")
    var rule: Calendar.RecurrenceRule?
    @Parameter(title: "Length", defaultValue: 5, defaultUnit: .kilometers, supportsNegativeNumbers: false)
    var length: Measurement<UnitLength>
    @Parameter(title: "Heat", unit: .celsius, unitAdjustForLocale: true)
    var heat: Measurement<UnitTemperature>?
    // swift-format-ignore: NeverForceUnwrap
    @Parameter(title: "Photo", supportedContentTypes: [.image, UTType("com.adobe.pdf")!])
    var photo: IntentFile
    @Parameter(title: "Old", supportedTypeIdentifiers: ["public.text"])
    var old: [IntentFile]
    @Parameter(title: "Guest", mode: .email)
    var guest: IntentPerson
    @Parameter(title: "Guests", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 4)])
    var guests: [IntentPerson]
    @Parameter(title: "Name")
    var name: PersonNameComponents
    @Parameter(title: "Price", currencyCodes: ["EUR", "CHF"], inclusiveRange: (0, 100))
    var price: IntentCurrencyAmount
    @Parameter(title: "Card")
    var card: IntentPaymentMethod
    @Parameter(title: "Where", displayStyle: .city)
    var place: CLPlacemark
    @Parameter(title: "Spot")
    var spot: PlaceDescriptor
    @Parameter(title: "Words")
    var words: StringSearchCriteria
    @Parameter(title: "Identity")
    var identity: EntityIdentifier
    @Parameter(title: "Found")
    var found: Found
    @Parameter(title: "Many")
    var many: [Found]?

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$found.type) \(\.$found.value) in \(\.$place)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> { .result(value: photo) }
}
