import IntentsClient
import IntentsLink
import IntentsModel

/// `intents explain ACTION`.
struct ExplainCommand: Command {
    static let specification = CommandSpecification(
        name: "explain", summary: "Say where an action is offered, and why not elsewhere.",
        arguments: [
            ArgumentSpecification(
                name: "ACTION", help: "TypeName, bundle.id/TypeName, or the title in quotes.", kind: .action)
        ],
        options: [.json], exitStatuses: ExitStatusDescription.usual, examples: ["intents explain NavigateIntent"])

    var action: String
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        action = arguments.positional(0) ?? ""
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let explanation = try await client.explain(action, locale: context.locale)
        if json {
            context.print(document(explanation))
        } else {
            let console = context.console
            console.print(console.strong(explanation.action))
            let rows = explanation.surfaces.map { ["  \($0.surface)", $0.isOffered ? "yes" : "no", $0.reason] }
            console.print(TextTable(rows: rows, wrapsLastColumn: true))
            console.wrap("Process: \(explanation.process)").forEach(console.print)
        }
        return 0
    }

    private func document(_ explanation: Explanation) -> JSONText {
        let surfaces = explanation.surfaces.map { surface in
            JSONText.object([
                ("surface", .string(surface.surface)), ("offered", .bool(surface.isOffered)),
                ("reason", .string(surface.reason)),
            ])
        }
        return .object([
            ("formatVersion", .int(1)), ("action", .string(explanation.action)), ("surfaces", .array(surfaces)),
            ("process", .string(explanation.process)),
        ])
    }
}
