import AppIntents

struct Article: AppEntity, URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Article"
    static let defaultQuery = ArticleQuery()
    static var urlRepresentation: URLRepresentation { "https://example.org/articles/\(.id)/\(\.$slug)" }

    let id: UUID
    @Property(title: "Slug") var slug: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(slug)") }
}

struct ArticleQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [Article] { [] }
}

enum Desk: String, AppEnum, URLRepresentableEnum {
    case news, sports

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Desk"
    static let caseDisplayRepresentations: [Desk: DisplayRepresentation] = [.news: "News", .sports: "Sports"]
    static let urlRepresentation: EnumURLRepresentation<Desk> = "https://example.org/\(.rawValue)"
}

enum Legal: String, URLRepresentableEnum {
    case imprint, privacy

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Legal"
    static let caseDisplayRepresentations: [Legal: DisplayRepresentation] = [.imprint: "Imprint", .privacy: "Privacy"]
    static var urlRepresentation: URLRepresentation {
        EnumURLRepresentation([.imprint: "https://example.org/imprint", .privacy: "https://example.org/privacy"])
    }
}

struct OpenArticle: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Article"
    @Parameter(title: "Article") var target: Article
}

struct OpenDesk: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Desk"
    @Parameter(title: "Desk") var target: Desk
}

struct SearchArticles: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Search Articles"
    static var urlRepresentation: URLRepresentation {
        "https://example.org/search?term=\(\.$term)&page=\(\.$page)"
    }

    @Parameter(title: "Term") var term: String
    @Parameter(title: "Page") var page: Int?
}

struct ShareArticle: AppIntent {
    static let title: LocalizedStringResource = "Share Article"
    @Parameter(title: "Article") var article: Article

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: try await OpenURLIntent(urlRepresentable: article))
    }
}

struct ShowImprint: AppIntent {
    static let title: LocalizedStringResource = "Show Imprint"

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: try OpenURLIntent(urlRepresentable: Legal.imprint))
    }
}

struct Token: CustomURLRepresentationParameterConvertible {
    var text: String
    var urlRepresentationParameter: String? { get async { text.lowercased() } }
}

func address(of article: Article) async -> URL? { await article.urlRepresentation }
func single() -> EnumURLRepresentation<Desk>.EnumSingleURLRepresentation { "https://example.org/news" }
func interpolation() -> EntityURLRepresentation<Article>.StringInterpolation {
    .init(literalCapacity: 0, interpolationCount: 0)
}
func intentURL() -> IntentURLRepresentation<SearchArticles> { SearchArticles.urlRepresentation }
