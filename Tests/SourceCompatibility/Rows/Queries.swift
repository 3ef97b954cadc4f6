import AppIntents
import CoreSpotlight

struct BookEntity: AppEntity, IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()

    let id: Int
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pages: Int
    @Property(title: "Price") var price: Double
    @Property(title: "Published") var published: Date
    @Property(title: "Subtitle") var subtitle: String?
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Author") var author: AuthorEntity

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }

    init(id: Int, title: String, author: AuthorEntity) {
        self.id = id
        self.title = title
        pages = 1
        price = 1
        published = .now
        subtitle = nil
        tags = []
        self.author = author
    }
}

struct AuthorEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
    static let defaultQuery = AuthorQuery()

    let id: String
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    init(name: String) {
        id = name
        self.name = name
    }
}

struct AuthorQuery: EntityStringQuery, EnumerableEntityQuery {
    static let findIntentDescription: IntentDescription? = IntentDescription("Finds authors")

    func entities(for identifiers: [String]) async throws -> [AuthorEntity] { identifiers.map(AuthorEntity.init) }
    func entities(matching string: String) async throws -> [AuthorEntity] { [AuthorEntity(name: string)] }
    func allEntities() async throws -> [AuthorEntity] { [] }
}

nonisolated final class Library: Sendable {
    func books() -> [BookEntity] { [] }
}

struct BookQuery: EntityQuery {
    static let allowedExecutionTargets: IntentExecutionTargets = .main

    @Dependency var library: Library

    func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] {
        library.books().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> ItemCollection<BookEntity> {
        ItemCollection(promptLabel: "Which book?", usesIndexedCollation: true) {
            ItemSection("New", subtitle: "This week", image: .init(systemName: "star")) {
                for book in library.books() { Item(book, title: "\(book.title)") }
            }
            ItemSection(title: "Others", items: library.books())
        }
    }

    func displayRepresentations(
        for identifiers: [BookEntity.ID], requestedComponents: DisplayRepresentation.Components
    ) async throws -> [BookEntity.ID: DisplayRepresentation]? {
        Dictionary(uniqueKeysWithValues: identifiers.map { ($0, DisplayRepresentation(title: "Book \($0)")) })
    }

    func defaultResult() async -> BookEntity? { library.books().first }
}

/// Comparisons in both spellings, as an enum of the app's own.
struct BookFinder: EntityPropertyQuery {
    enum Test: Sendable {
        case title(String), notTitle(String), part(String), start(String), end(String), tag(String)
        case pages(Int), range(Int, Int), price(Double), since(Date), author(String)
    }

    static let properties = QueryProperties {
        Property(\BookEntity.$title) {
            EqualToComparator { .title($0) }
            NotEqualToComparator { .notTitle($0) }
            ContainsComparator { .part($0) }
            HasPrefixComparator { .start($0) }
            HasSuffixComparator { .end($0) }
        }
        Property(\BookEntity.$pages) {
            EqualToComparator(withResolvers: { IntFromStringResolver() }) { .pages($0) }
            LessThanComparator(mappingTransform: { .pages($0) })
            LessThanOrEqualToComparator(mappingTransform: { .pages($0) })
            IsBetweenComparator { .range($0, $1) }
        }
        Property(\BookEntity.$price) {
            GreaterThanComparator { .price($0) }
            GreaterThanOrEqualToComparator(withResolvers: { DoubleFromIntResolver() }) { .price($0) }
        }
        Property(\BookEntity.$published) {
            GreaterThanComparator { .since($0) }
        }
        Property(\BookEntity.$subtitle) {
            ContainsComparator(withResolvers: { StringFromIntResolver() }) { .part($0) }
        }
        Property(\BookEntity.$tags) {
            ContainsComparator { .tag($0) }
        }
        Property(\AuthorEntity.$name, entityProvider: { (book: BookEntity) in book.author }) {
            EqualToComparator { .author($0) }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\BookEntity.$title)
        SortableBy(\BookEntity.$pages)
    }

    func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }

    func entities(
        matching comparators: [Test], mode: ComparatorMode, sortedBy: [Sort<BookEntity>], limit: Int?
    ) async throws -> [BookEntity] {
        let isAny = mode == EntityQueryComparatorMode.or
        let orders: [EntityQuerySort<BookEntity>.Ordering] = sortedBy.map(\.order)
        let byTitle = sortedBy.contains { $0.by == \BookEntity.$title }
        return isAny || byTitle || orders.first == .descending ? [] : Array([BookEntity]().prefix(limit ?? 1))
    }
}

/// The same with the types' full names, and predicates.
struct BookPredicates: EntityPropertyQuery {
    static var properties: EntityQueryProperties<BookEntity, NSPredicate> {
        EntityQueryProperties<BookEntity, NSPredicate> {
            EntityQueryProperty<BookEntity, NSPredicate>(\BookEntity.$title) {
                EqualToComparator<String, NSPredicate> { NSPredicate(format: "title = %@", $0) }
            }
        }
    }

    static var sortingOptions: EntityQuerySortingOptions<BookEntity> {
        EntityQuerySortingOptions<BookEntity> { EntityQuerySortableByProperty<BookEntity>(\BookEntity.$title) }
    }

    func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }

    func entities(
        matching comparators: [NSPredicate], mode: EntityQueryComparatorMode, sortedBy: [EntityQuerySort<BookEntity>],
        limit: Int?
    ) async throws -> [BookEntity] {
        let predicate = NSCompoundPredicate(andPredicateWithSubpredicates: comparators)
        return [BookEntity]().filter { predicate.evaluate(with: $0) }
    }
}

/// Helpers that name the builders and the erased types.
enum QueryParts {
    @EntityQueryComparatorsBuilder<String, String>
    static func comparators() -> [EntityQueryComparator<String, String>] {
        EqualToComparator { "=\($0)" }
        HasPrefixComparator { "^\($0)" }
    }

    @EntityQueryPropertiesBuilder<BookEntity, String>
    static func properties() -> [EntityQueryPropertyDeclaration<BookEntity, String>] {
        EntityQueryProperty(\BookEntity.$title) { EqualToComparator { "=\($0)" } }
    }

    @EntityQuerySortingOptionsBuilder<BookEntity>
    static func options() -> [EntityQuerySortableByProperty<BookEntity>] {
        EntityQuerySortableByProperty(\BookEntity.$pages)
    }

    static var anything: [AnyEntityQueryComparator<String>] { [] }
    static let raw = _RawRepresentableStringQuery<Mood>()
    static let nothing = _TransientAppEntityQuery<ReadingReport>()
    static let sort = EntityQuerySort<BookEntity>(by: \.$title, order: .ascending)

    static func labels<Values: ResultsCollection>(_ values: Values) -> (LocalizedStringResource?, Bool, Int) {
        (values.promptLabel, values.usesIndexedCollation, values.items.count + Values.empty.items.count)
    }
}

enum Mood: String, AppEntity, CaseIterable {
    case calm, tense
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(rawValue)") }
}

struct ReadingReport: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reading Report"
    @Property(title: "Books") var books: Int
    var displayRepresentation: DisplayRepresentation { "Report" }
}

struct LendBook: AppIntent {
    static let title: LocalizedStringResource = "Lend Book"

    @Parameter(title: "Author") var author: AuthorEntity
    @Parameter(title: "Days", default: 7) var days: Int?
    @Parameter(title: "Shelf", optionsProvider: ShelfOptions()) var shelf: String
    @Parameter(title: "Slot", optionsProvider: SlotOptions()) var slot: Int
    @Parameter(title: "Book", query: AuthoredBooks()) var book: BookEntity

    func perform() async throws -> some IntentResult { .result() }
}

struct ShelfOptions: DynamicOptionsProvider {
    @IntentParameterDependency<LendBook>(\.$author, \.$days) var lending
    @ParameterDependency<LendBook>(\.$author) var author

    func results() async throws -> ItemCollection<String> {
        guard let lending else { return .empty }
        return ItemCollection {
            ItemSection("Shelves of \(lending.author.name)") {
                "Left"
                "Right"
                Item("Top", title: "Top Shelf")
            }
            ItemSection(title: "Days", items: [IntentItem<String>(lending.days.description)])
        }
    }

    func defaultResult() async -> String? { author.map(\.author.name) }
}

struct SlotOptions: DynamicOptionsProvider {
    func results() async throws -> [Int] { [1, 2] }
}

struct AuthoredBooks: EntityQuery {
    @IntentParameterDependency<LendBook>(\.$author) private var lending

    func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }

    func suggestedEntities() async throws -> [BookEntity] {
        guard let lending else { return [] }
        let projection: IntentProjection<LendBook> = lending
        return [BookEntity(id: 1, title: "Any", author: projection.author)]
    }
}

struct BookIndexQuery: IndexedEntityQuery {
    func entities(for identifiers: [Int]) async throws -> [BookEntity] { [] }

    func reindexEntities(for identifiers: [Int], indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex.default().indexAppEntities(try await entities(for: identifiers))
    }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex.default().deleteAppEntities(ofType: BookEntity.self)
    }
}

struct BookValueQuery: IntentValueQuery {
    static let allowedExecutionTargets: IntentExecutionTargets = [.main, .appIntentsExtension]

    func values(for input: IntentPerson) async throws -> [BookEntity] {
        guard case .displayName(let name) = input.name else { return [] }
        return [BookEntity(id: 1, title: "Any", author: AuthorEntity(name: name))]
    }
}

struct LibrarySettings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Library Settings"
    static let defaultQuery = LibrarySettingsQuery()
}

struct LibrarySettingsQuery: UniqueAppEntityQuery {
    @AppDependency var library: Library
    func uniqueEntity() async throws -> LibrarySettings { LibrarySettings() }
}
