import IntentsClient
import IntentsLink
import IntentsModel

/// `intents search TEXT`.
struct SearchCommand: Command {
    static let specification = CommandSpecification(
        name: "search", summary: "Search the titles of apps, actions, shortcuts and known entities.",
        arguments: [ArgumentSpecification(name: "TEXT", help: "Words, or the beginnings of words.")],
        options: [OptionSpecification("limit", value: "N", help: "At most N results; 20 unless given."), .json],
        exitStatuses: ExitStatusDescription.usual, examples: ["intents search fuji"])

    var text: String
    var limit: Int
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        text = arguments.positional(0) ?? ""
        guard text.contains(where: { !$0.isWhitespace }) else { throw UsageError("TEXT is empty.") }
        limit = try arguments.count("limit") ?? 20
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let hits = try await client.search(text, limit: limit, locale: context.locale)
        if json {
            context.print(.object([("formatVersion", .int(1)), ("hits", .array(hits.map { JSONText($0) }))]))
        } else if hits.isEmpty {
            context.console.print("Nothing is called “\(text)”.")
        } else {
            let rows = hits.map { [$0.kind, title($0), $0.appName, $0.identifier] }
            context.console.print(TextTable(rows: rows))
        }
        return 0
    }

    private func title(_ hit: SearchHit) -> String {
        ValueText.text(DisplayValue(title: hit.title, subtitle: hit.subtitle))
    }
}

extension ParsedArguments {
    /// The value of an option that takes a number of things.
    func count(_ option: String) throws(UsageError) -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text), number > 0 else {
            throw UsageError("--\(option) takes a whole number above 0, not “\(text)”.")
        }
        return number
    }
}

extension JSONText {
    init(_ hit: SearchHit) {
        self = .object([
            ("kind", .string(hit.kind)), ("bundle", .string(hit.bundleIdentifier)), ("app", .string(hit.appName)),
            ("identifier", .string(hit.identifier)), ("title", .string(hit.title)), ("subtitle", .text(hit.subtitle)),
        ])
    }
}
