import AppIntents

// Intents that a test runs in its own process, and again in a program that is compiled from this file.

enum Amount: String, AppEnum {
    case sip, can
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
    static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [.sip: "A Sip", .can: "A Can"]
}

struct Bed: AppEntity {
    struct Query: EntityStringQuery {
        static let beds = [Bed(id: "r", name: "Roses"), Bed(id: "t", name: "Tulips")]
        func entities(for identifiers: [String]) async throws -> [Bed] {
            Self.beds.filter { identifiers.contains($0.id) }
        }
        func entities(matching text: String) async throws -> [Bed] { Self.beds.filter { $0.name.contains(text) } }
        func suggestedEntities() async throws -> [Bed] { Self.beds }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
    static let defaultQuery = Query()
    let id: String
    let name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct SprinkleBed: AppIntent {
    static let title: LocalizedStringResource = "Sprinkle Bed"
    @Parameter(title: "Bed", requestValueDialog: "Which bed?") var bed: Bed
    @Parameter(title: "Amount", default: .sip) var amount: Amount
    func perform() async throws -> some IntentResult & ReturnsValue<Bed> & ProvidesDialog & OpensIntent {
        if amount == .can { try await requestConfirmation() }
        return .result(value: bed, opensIntent: ShowBed(bed: bed), dialog: "\(bed.name) got \(amount.rawValue).")
    }
}

struct ShowBed: AppIntent {
    static let title: LocalizedStringResource = "Show Bed"
    @Parameter(title: "Bed") var bed: Bed
    init() {}
    init(bed: Bed) { self.bed = bed }
    func perform() async throws -> some IntentResult { .result() }
}
