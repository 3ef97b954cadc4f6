import AppIntents

struct Shelf: AppEntity {
    struct Query: EntityQuery {
        static let allowedExecutionTargets: IntentExecutionTargets = [.main, .widgetKitExtension]

        func entities(for identifiers: [String]) async throws -> [Shelf] { [] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
    static let defaultQuery = Query()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

@UnionValue
enum Place {
    case shelf(Shelf)
    case words(String)
}

struct ShelfWidget: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Shelf"

    @Parameter(title: "First") var first: Shelf?
    @Parameter(title: "Second") var second: Shelf?

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemSmall) { Summary("Show \(\.$first)") }
            Case([.systemLarge, IntentWidgetFamily.accessoryInline]) {
                When(widgetFamily: .oneOf, [.systemLarge]) {
                    Summary("Show \(\.$first) large") { \.$second }
                } otherwise: {
                    Summary()
                }
            }
            DefaultCase { Summary("Show \(\.$first) and \(\.$second)") }
        }
    }
}

struct PutAway: AppIntent {
    static let title: LocalizedStringResource = "Put Away"

    @Parameter(title: "Place") var place: Place
    @Parameter(title: "Spare") var spare: Place?
    @Parameter(title: "Shelves") var shelves: EntityCollection<Shelf>
    @Parameter(title: "Others") var others: EntityCollection<Shelf>?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$place) {
            Case(.shelf) { Summary("Put it on \(\.$place.value)") { \.$shelves } }
            Case([Place.Cases.words]) {
                When(\.$spare, .equalTo, .words) {
                    Summary("Put it at \(\.$place.value) or \(\.$spare.value)") { \.$others }
                } otherwise: {
                    When(\.$spare, .oneOf, [.shelf, .words]) {
                        Summary("Put it at \(\.$place.value)")
                    } otherwise: {
                        Summary("Put it away")
                    }
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}
