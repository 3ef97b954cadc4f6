import IntentsClient
import IntentsModel

/// `intents undo [APP]`.
struct UndoCommand: Command {
    static let specification = CommandSpecification(
        name: "undo", summary: "Take back the last run that can be taken back.",
        arguments: [
            ArgumentSpecification(
                name: "APP", help: "Only a run of this app.", kind: .app, isRequired: false)
        ],
        options: [.json],
        discussion: [
            """
            Actions that can be taken back say so (UndoableIntent). What takes them back lives in the program that ran
            them: it is gone when that ends, ten minutes after its last such run at the earliest unless it ends by itself.
            """
        ],
        exitStatuses: ExitStatusDescription.usual, examples: ["intents undo", "intents undo TravelTracking"])

    var app: String?
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        app = arguments.positional(0)
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let undone = try await context.client().undo(app)
        if json {
            context.print(
                .object([
                    ("formatVersion", .int(1)), ("action", .string(undone.action)), ("runID", .string(undone.runID)),
                    ("name", .text(undone.name)),
                ]))
        } else {
            context.console.print("\(undone.action) is taken back\(undone.name.map { " (\($0))" } ?? "").")
        }
        return 0
    }
}
