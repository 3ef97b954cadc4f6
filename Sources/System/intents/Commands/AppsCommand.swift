import IntentsClient
import IntentsLink
import IntentsModel

/// `intents apps`.
struct AppsCommand: Command {
    static let specification = CommandSpecification(
        name: "apps", summary: "List installed apps.", options: [.json],
        exitStatuses: ExitStatusDescription.usual, examples: ["intents apps"])

    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let apps = try await client.apps()
        if json {
            context.print(.object([("formatVersion", .int(1)), ("apps", .array(apps.map { JSONText($0) }))]))
        } else if apps.isEmpty {
            context.console.print("No apps are installed. “intents install X.app” installs one.")
        } else {
            let rows = apps.map { [$0.name, $0.version, $0.bundleIdentifier, AppState.text($0.state)] }
            context.console.print(TextTable(rows: rows))
        }
        return 0
    }
}
