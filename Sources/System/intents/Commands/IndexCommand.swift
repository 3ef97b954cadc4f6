import FoundationEssentials
import IntentsClient
import IntentsLink
import IntentsModel

/// `intents index [APP]`.
struct IndexCommand: Command {
    static let specification = CommandSpecification(
        name: "index", summary: "List what apps have put into the search index.",
        arguments: [
            ArgumentSpecification(name: "APP", help: "Only what this app has put there.", kind: .app, isRequired: false)
        ],
        options: [
            OptionSpecification("matching", value: "TEXT", help: "What these words find, the best first, and where."),
            OptionSpecification("limit", value: "N", help: "At most N items; 100 unless given."),
            OptionSpecification("again", help: "Let APP give its entities to the index again first."),
            OptionSpecification(
                "only", value: "TYPE/ID", repeats: true, help: "With --again: entities of one type, and none else."),
            .json,
        ],
        discussion: [
            """
            Apps put entities and items there themselves (CSSearchableIndex). --json has all their attributes; with
            --matching also the field that the words were found in and a score.
            """,
            """
            --again asks the app's queries that can do so (IndexedEntityQuery); the app is started when it does not run.
            """,
        ],
        exitStatuses: ExitStatusDescription.usual,
        examples: [
            "intents index TravelTracking", "intents index --matching fuji --json",
            "intents index TravelTracking --again --only LandmarkEntity/7",
        ])

    var app: String?
    var text: String?
    var limit: Int
    var json: Bool
    /// What the app is to give to the index again.
    var refresh: IndexRefresh?

    init(_ arguments: ParsedArguments) throws {
        app = arguments.positional(0)
        refresh = try Self.refresh(arguments)
        guard refresh == nil || app != nil else { throw UsageError("--again needs an app: intents index APP --again.") }
        text = arguments.value("matching")
        limit = try arguments.count("limit") ?? 100
        json = arguments.has("json")
    }

    private static func refresh(_ arguments: ParsedArguments) throws(UsageError) -> IndexRefresh? {
        let names = arguments.all("only")
        guard arguments.has("again") else {
            guard names.isEmpty else { throw UsageError("--only says what --again is for: give both.") }
            return nil
        }
        guard !names.isEmpty else { return IndexRefresh() }
        let parts = names.map { $0.split(separator: "/", maxSplits: 1).map(String.init) }
        guard parts.allSatisfy({ $0.count == 2 }), let type = parts.first?.first, parts.allSatisfy({ $0[0] == type })
        else {
            throw UsageError("--only takes TYPE/ID, and all of one type; not “\(names.joined(separator: ", "))”.")
        }
        return IndexRefresh(entityType: type, identifiers: parts.map { $0[1] })
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        if let app, let refresh {
            let done = try await client.send(RefreshIndexRequest(app: app, refresh: refresh))
            guard !done.entityTypes.isEmpty else {
                throw RunError(
                    .unavailable,
                    "“\(app)” has no query that can give entities to the index again (IndexedEntityQuery).")
            }
        }
        let items = try await client.send(ListIndexRequest(app: app, text: text, limit: limit))
        if json {
            context.print(.object([("formatVersion", .int(1)), ("items", .array(items.map { JSONText($0) }))]))
        } else if items.isEmpty {
            context.console.print(
                text.map { "No app has put anything there that “\($0)” finds." } ?? "No app has put anything there.")
        } else {
            let rows = items.map { [$0.bundleIdentifier, identity($0.item), title($0.item), $0.matchedField ?? ""] }
            context.console.print(TextTable(rows: rows))
        }
        return 0
    }

    /// The entity that the item stands for, else its own identifier.
    private func identity(_ item: SearchableItemValue) -> String {
        item.entity.map { "\($0.typeName)/\($0.identifier)" } ?? item.identifier
    }

    private func title(_ item: SearchableItemValue) -> String {
        ["displayName", "title"].lazy.compactMap { item.attributes[$0]?.texts.first }.first ?? "(no title)"
    }
}

extension JSONText {
    fileprivate init(_ indexed: IndexedItem) {
        let item = indexed.item
        self = .object([
            ("app", .string(indexed.bundleIdentifier)), ("index", .text(indexed.indexName)),
            ("identifier", .string(item.identifier)), ("domain", .text(item.domain)),
            ("entity", item.entity.map { JSONText($0) } ?? .null),
            ("attributes", .object(item.attributes.mapValues { JSONText($0) })),
            ("donatedAt", .string(DateText.iso8601(Date(timeIntervalSince1970: indexed.donatedAt)))),
            ("expiresAt", item.expirationDate.map { .string(DateText.iso8601($0)) } ?? .null),
            ("matchedField", .text(indexed.matchedField)), ("score", indexed.score.map { .double($0) } ?? .null),
        ])
    }

    private init(_ entity: SearchableEntity) {
        self = .object([
            ("type", .string(entity.typeName)), ("id", .string(entity.identifier)),
            ("hidden", .bool(entity.isHidden == true)),
        ])
    }

    private init(_ attribute: AttributeValue) {
        switch attribute {
        case .text(let text): self = .string(text)
        case .texts(let texts): self = .array(texts.map { .string($0) })
        case .number(let number): self = .double(number)
        case .date(let date): self = .string(DateText.iso8601(date))
        case .data(let data): self = .object([("size", .int(data.count))])
        case .url(let url): self = .string(url.absoluteString)
        }
    }
}
