import IntentsClient
import IntentsLink
import IntentsModel

/// `intents list [APP]`.
struct ListCommand: Command {
    static let specification = CommandSpecification(
        name: "list", summary: "List the actions of installed apps.",
        arguments: [ArgumentSpecification(name: "APP", help: "Only this app's.", kind: .app, isRequired: false)],
        options: [.json],
        exitStatuses: ExitStatusDescription.usual, examples: ["intents list", "intents list TravelTracking --json"])

    var app: String?
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        app = arguments.positional(0)
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let actions = try await client.actions(of: app, locale: context.locale)
        if json {
            context.print(.object([("formatVersion", .int(1)), ("actions", .array(actions.map { JSONText($0) }))]))
        } else if actions.isEmpty {
            context.console.print(nothing)
        } else {
            show(actions, on: context.console)
        }
        return 0
    }

    private var nothing: String {
        app.map { "\($0) offers no actions." } ?? "No actions: no app is installed that offers some."
    }

    private func show(_ actions: [ListedAction], on console: Console) {
        var rest = actions[...]
        while let first = rest.first {
            let ofApp = rest.prefix { $0.bundleIdentifier == first.bundleIdentifier }
            rest = rest.dropFirst(ofApp.count)
            console.print("\(console.strong(first.appName))  \(console.faint(first.bundleIdentifier))")
            let rows = ofApp.map { action in
                ["  \(action.identifier)", action.title] + (action.phrases.first.map { ["“\($0)”"] } ?? [])
            }
            console.print(TextTable(rows: rows))
        }
    }
}

extension JSONText {
    init(_ action: ListedAction) {
        self = .object([
            ("bundle", .string(action.bundleIdentifier)), ("app", .string(action.appName)),
            ("identifier", .string(action.identifier)), ("title", .string(action.title)),
            ("description", .text(action.description)), ("phrases", .array(action.phrases.map(JSONText.string))),
        ])
    }
}
