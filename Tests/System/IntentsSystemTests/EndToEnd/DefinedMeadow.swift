import AppIntents

// What a test reaches by names alone, in its own process and in a program that is compiled from this file.

enum Height: String, AppEnum {
    case short, long
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Height"
    static let caseDisplayRepresentations: [Height: DisplayRepresentation] = [.short: "Short", .long: "Long"]
}

struct Meadow: AppEntity {
    struct Query: EntityStringQuery, EnumerableEntityQuery {
        static let meadows = [Meadow(id: 1, name: "Brook", height: .long), Meadow(id: 2, name: "Hill", height: nil)]
        func entities(for identifiers: [Int]) async throws -> [Meadow] {
            Self.meadows.filter { identifiers.contains($0.id) }
        }
        func entities(matching text: String) async throws -> [Meadow] {
            Self.meadows.filter { $0.name.localizedCaseInsensitiveContains(text) }
        }
        func allEntities() async throws -> [Meadow] { Self.meadows }
        func suggestedEntities() async throws -> [Meadow] { [Self.meadows[1]] }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Meadow"
    static let defaultQuery = Query()
    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Height") var height: Height?
    @ComputedProperty var letters: Int { name.count }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(id: Int, name: String, height: Height?) {
        self.id = id
        self.name = name
        self.height = height
    }
}

struct MowingReport: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mowing Report"
    @Property(title: "Minutes") var minutes: Int
    @Property(title: "Meadow") var meadow: Meadow
    var displayRepresentation: DisplayRepresentation { "Report" }
    init() {}
}

struct MowMeadow: AppIntent {
    static let title: LocalizedStringResource = "Mow Meadow"
    @Parameter(title: "Meadow") var meadow: Meadow
    @Parameter(title: "Height", default: .short) var height: Height
    func perform() async throws -> some IntentResult & ReturnsValue<MowingReport> & ProvidesDialog {
        let report = MowingReport()
        report.minutes = height == .short ? 40 : 20
        report.meadow = meadow
        return .result(value: report, dialog: "\(meadow.name) is \(height.rawValue).")
    }
}

struct NoteWeather: AppIntent {
    static let title: LocalizedStringResource = "Note Weather"
    @Parameter(title: "Note") var note: String?
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        if case .unset = $note.valueState { return .result(value: "untouched") }
        return .result(value: note ?? "cleared")
    }
}

struct ListMeadows: AppIntent {
    static let title: LocalizedStringResource = "List Meadows"
    func perform() async throws -> some IntentResult & ReturnsValue<[Meadow]> { .result(value: Meadow.Query.meadows) }
}
