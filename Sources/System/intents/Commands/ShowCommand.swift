import IntentsClient
import IntentsLink
import IntentsModel

/// `intents show APP|ACTION`.
struct ShowCommand: Command {
    static let specification = CommandSpecification(
        name: "show", summary: "Describe an app with all it offers, or one action.",
        arguments: [
            ArgumentSpecification(name: "NAME", help: "An app, or an action as “run” takes it.", kind: .appOrAction)
        ],
        options: [
            .json,
            OptionSpecification(
                "schema", help: "Print the parameters as a JSON Schema, for programs that run actions as typed tools."),
        ],
        discussion: [
            """
            --json describes the app, its actions with their parameters, entities, enums and queries, in an object with
            formatVersion. --schema prints the parameters of an action as a JSON Schema (draft 2020-12); each member of an
            object that fits is given to run with --set NAME=VALUE.
            """
        ],
        exitStatuses: ExitStatusDescription.usual,
        examples: [
            "intents show TravelTracking", "intents show NavigateIntent --json", "intents show NavigateIntent --schema",
        ])

    var name: String
    var json: Bool
    var schema: Bool

    init(_ arguments: ParsedArguments) throws {
        name = arguments.positional(0) ?? ""
        json = arguments.has("json")
        schema = arguments.has("schema")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let reply = try await client.describe(name, locale: context.locale)
        if schema {
            context.print(SchemaDocument(reply: reply).json)
        } else if json {
            context.print(AppDocument(reply: reply).json)
        } else {
            AppText(reply: reply, console: context.console).lines.forEach(context.console.print)
        }
        return 0
    }
}
