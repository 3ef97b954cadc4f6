import AppIntents
import IntentsModel
import Testing

@Suite("What a URL stands for")
struct URLRepresentationTests {
    @Test("an entity's URL has its identifier and properties in it, encoded")
    func entity() async {
        let page = Page(id: "a/b", title: "Roses & Co")
        #expect(await page.urlRepresentation?.absoluteString == "https://example.org/a%2Fb/Roses%20%26%20Co")
        #expect(await page.urlRepresentationParameter == "a/b")
    }

    @Test("an entity without a value for a part has no URL")
    func unset() async {
        #expect(await Page(id: "a", title: nil).urlRepresentation == nil)
    }

    @Test("an enum's URLs are a pattern of the raw value")
    func pattern() async {
        #expect(Quarter.autumn.urlRepresentation?.absoluteString == "https://example.org/seasons/autumn")
        #expect(await Quarter.autumn.urlRepresentationParameter == "autumn")
    }

    @Test("an enum's URLs are listed by case; a case that is left out has none")
    func listed() {
        #expect(Door.front.urlRepresentation?.absoluteString == "https://example.org/front")
        #expect(Door.back.urlRepresentation == nil)
    }

    @Test("an intent's URL has its parameters in it")
    func intent() async {
        let search = SearchPages()
        search.term = "red roses"
        search.limit = 5
        #expect(
            await search.urlRepresentation?.absoluteString == "https://example.org/search/red%20roses?limit=5&in=autumn"
        )
        search.limit = nil
        #expect(await search.urlRepresentation == nil)
        #expect(await SearchPages().urlRepresentation == nil)
    }

    @Test("an intent without perform() is run by opening its URL")
    func runByURL() async throws {
        let values: [String: IntentsModel.IntentValue] = ["term": .string("rose"), "limit": .int(1)]
        #expect(
            try await result(SearchPages.self, values).opened
                == OpenedValue(url: "https://example.org/search/rose?limit=1&in=autumn"))
        #expect(
            try await failure(SearchPages.self, ["term": .string("rose")]).message
                == "This run of SearchPages has no URL: its urlRepresentation yields none. "
                + "A parameter in it is unset, or it does not begin with a scheme such as https.")
    }

    @Test("an intent that opens something is run by opening the URL of that")
    func opensTarget() async throws {
        #expect(
            try await result(VisitQuarter.self, ["target": .string("autumn")]).opened
                == OpenedValue(url: "https://example.org/seasons/autumn"))
        let visit = VisitPage()
        visit.target = Page(id: "x", title: "Y")
        #expect(await visit.urlRepresentation?.absoluteString == "https://example.org/x/Y")
    }

    @Test("a perform() of its own runs instead of the URL")
    func ownPerform() async throws {
        let done = try await result(CountPages.self)
        #expect(done.value == .int(3))
        #expect(done.opened == nil)
    }

    @Test("a link is opened by its URL, by that of an entity, and by that of a case")
    func link() async throws {
        #expect(
            try await result(OpenURLIntent.self, ["url": .url(URL(string: "https://example.org")!)]).opened
                == OpenedValue(url: "https://example.org"))
        #expect(
            try await OpenURLIntent(urlRepresentable: Page(id: "1", title: "T")).url.absoluteString
                == "https://example.org/1/T")
        #expect(try OpenURLIntent(urlRepresentable: Quarter.autumn).url.absoluteString.hasSuffix("/seasons/autumn"))
        #expect(throws: (any Error).self) { try OpenURLIntent(urlRepresentable: Door.back) }
    }

    @Test("performing it by hand says how it is run")
    func byHand() async {
        await #expect {
            try await SearchPages().perform()
        } throws: {
            errorMessage($0)
                == "SearchPages is run by opening its URL; return it with .result(opensIntent:) instead of performing it."
        }
    }

    private func errorMessage(_ error: any Error) -> String? {
        (error as? any CustomLocalizedStringResourceConvertible).map { String(localized: $0.localizedStringResource) }
    }
}

private struct Page: URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
    static let defaultQuery = PageQuery()
    static var urlRepresentation: URLRepresentation { "https://example.org/\(.id)/\(\.$title)" }

    let id: String
    @Property(title: "Title") var title: String?
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    init(id: String, title: String?) {
        self.id = id
        self.title = title
    }
}

private struct PageQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Page] { identifiers.map { Page(id: $0, title: $0) } }
}

private enum Quarter: String, URLRepresentableEnum {
    case spring, autumn
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quarter"
    static let caseDisplayRepresentations: [Quarter: DisplayRepresentation] = [.spring: "Spring", .autumn: "Autumn"]
    static var urlRepresentation: URLRepresentation { "https://example.org/seasons/\(.rawValue)" }
}

private enum Door: String, URLRepresentableEnum {
    case front, back
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Door"
    static let caseDisplayRepresentations: [Door: DisplayRepresentation] = [.front: "Front", .back: "Back"]
    static var urlRepresentation: URLRepresentation { URLRepresentation([.front: "https://example.org/front"]) }
}

private struct SearchPages: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Search Pages"
    static var urlRepresentation: URLRepresentation {
        "https://example.org/search/\(\.$term)?limit=\(\.$limit)&in=\(\.$season)"
    }
    @Parameter(title: "Term") var term: String
    @Parameter(title: "Limit") var limit: Int?
    @Parameter(title: "Quarter", default: .autumn) var season: Quarter
}

private struct VisitQuarter: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Visit Quarter"
    @Parameter(title: "Quarter") var target: Quarter
}

private struct VisitPage: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Visit Page"
    @Parameter(title: "Page") var target: Page
}

private struct CountPages: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Count Pages"
    static var urlRepresentation: URLRepresentation { "https://example.org/count" }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 3) }
}
