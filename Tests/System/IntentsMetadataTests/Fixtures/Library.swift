import AppIntents
struct Book: AppEntity {
    struct Query: EntityPropertyQuery {
        static let properties = QueryProperties {
            Property(\.$title) {
                EqualToComparator { value in value }
                ContainsComparator { value in value }
            }
            Property(\.$pages) {
                LessThanComparator { value in "\(value)" }
                IsBetweenComparator { low, high in "\(low) \(high)" }
            }
        }
        static let sortingOptions = SortingOptions {
            SortableBy(\.$title)
            SortableBy(\.$pages)
        }
        static let findIntentDescription: IntentDescription? = IntentDescription("Finds books")
        func entities(for identifiers: [String]) async throws -> [Book] { [] }
        func entities(matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?)
            async throws -> [Book]
        { [] }
    }
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = Query()
    let id: String
    @Property(title: "Title") var title: String
    @Property(title: "Pages", indexingKey: \.pageCount) var pages: Int
    @ComputedProperty(title: "Short Title") var shortTitle: String { String(title.prefix(3)) }
    @ComputedProperty var isLong: Bool { pages > 300 }
    @DeferredProperty(title: "Summary") var summary: String? { get async throws { nil } }
    var displayRepresentation: DisplayRepresentation { "Book" }
}
