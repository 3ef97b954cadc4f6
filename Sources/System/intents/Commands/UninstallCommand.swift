import IntentsClient
import IntentsLink
import IntentsModel

/// `intents uninstall APP`.
struct UninstallCommand: Command {
    static let specification = CommandSpecification(
        name: "uninstall", summary: "Remove an app; its data stays unless --purge.",
        arguments: [ArgumentSpecification(name: "APP", help: "Bundle identifier or name.", kind: .app)],
        options: [OptionSpecification("purge", help: "Remove the app's data as well."), .json],
        discussion: [
            """
            What the app has written stays in its container, for when it is installed again; --purge removes that too,
            also later, by the bundle identifier of an app that is gone. What the app has told the system (donations, items
            of the search index) always goes with it: nothing is suggested or found of an app that is not there.
            """
        ],
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
        } else if removed.path.isEmpty {
            context.console.print("Removed the data of \(removed.bundleIdentifier), which is not installed any more.")
        } else {
            let name = "\(removed.name) (\(removed.bundleIdentifier))"
            let later = "“intents uninstall \(removed.bundleIdentifier) --purge” removes it."
            let data = purge ? " with its data." : "; its data stays in \(removed.container). \(later)"
            context.console.print("Removed \(name)\(data)")
        }
        return 0
    }
}
