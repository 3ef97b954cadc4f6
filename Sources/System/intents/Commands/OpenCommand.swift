import IntentsClient
import IntentsLink
import IntentsModel

/// `intents open APP`.
struct OpenCommand: Command {
    static let specification = CommandSpecification(
        name: "open", summary: "Start an app and bring it to the front.",
        arguments: [ArgumentSpecification(name: "APP", help: "Bundle identifier or name.", kind: .app)],
        options: [.json],
        exitStatuses: ExitStatusDescription.usual, examples: ["intents open TravelTracking"])

    var app: String
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        app = arguments.positional(0) ?? ""
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let opened = try await client.open(app)
        if json {
            context.print(.object([("formatVersion", .int(1)), ("app", JSONText(opened))]))
        } else {
            context.console.print("\(opened.name) is \(AppState.text(opened.state)).")
        }
        return 0
    }
}
