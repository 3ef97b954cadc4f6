import IntentsClient
import IntentsLink
import IntentsModel

/// `intents uninstall APP`.
struct UninstallCommand: Command {
    static let specification = CommandSpecification(
        name: "uninstall", summary: "Remove an app; its data stays unless --purge.",
        arguments: [ArgumentSpecification(name: "APP", help: "Bundle identifier or name.", kind: .app)],
        options: [OptionSpecification("purge", help: "Remove the app's data as well."), .json],
        exitStatuses: ExitStatusDescription.usual, examples: ["intents uninstall TravelTracking"])

    var app: String
    var purge: Bool
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        app = arguments.positional(0) ?? ""
        purge = arguments.has("purge")
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let removed = try await client.uninstall(app, purge: purge)
        if json {
            context.print(.object([("formatVersion", .int(1)), ("app", JSONText(removed)), ("purged", .bool(purge))]))
        } else {
            let name = "\(removed.name) (\(removed.bundleIdentifier))"
            let data = purge ? "with its data" : "its data stays in \(removed.container)"
            context.console.print("Removed \(name)\(purge ? " " : "; ")\(data).")
        }
        return 0
    }
}
