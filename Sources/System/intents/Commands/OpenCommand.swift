import IntentsClient
import IntentsLink
import IntentsModel
import IntentsStrings

/// `intents open APP [ENTITY]`.
struct OpenCommand: Command {
    static let specification = CommandSpecification(
        name: "open", summary: "Start an app and bring it to the front, or open an entity of it.",
        arguments: [
            ArgumentSpecification(name: "APP", help: "Bundle identifier or name.", kind: .app),
            ArgumentSpecification(
                name: "ENTITY", help: "TYPE/ID, as “intents search” lists what it finds.", isRequired: false),
        ],
        options: [.json, .answers, .noInput, .timeout],
        discussion: [
            """
            An entity is opened by running the app's OpenIntent whose target is of the entity's type. The outcome is that of
            the run, with --json too; the options beside --json are for that run.
            """
        ],
        exitStatuses: ExitStatusDescription.ofRuns,
        examples: ["intents open TravelTracking", "intents open TravelTracking LandmarkEntity/fuji"])

    var app: String
    var entity: FoundEntity?
    var options: RunOptions

    init(_ arguments: ParsedArguments) throws {
        app = arguments.positional(0) ?? ""
        entity = try arguments.positional(1).map(FoundEntity.init)
        options = try RunOptions(arguments)
        guard entity == nil,
            let idle = ["answers", "no-input", "timeout"].first(where: {
                arguments.has($0) || arguments.value($0) != nil
            })
        else { return }
        throw UsageError("--\(idle) is for opening an ENTITY, and none is given.")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        guard let entity else { return try await openApp(in: context) }
        return try await RunSession(context: context, options: options).perform(asking: entity.text) { client, call in
            let reply = try await described(by: client, call.terms.locale)
            let opener = try entity.opener(in: reply.metadata, of: reply.app.name)
            return try await client.run(
                RunRequest(
                    action: "\(reply.app.bundleIdentifier)/\(opener)",
                    values: [FoundEntity.target: entity.value], terms: call.terms))
        }
    }

    private func described(by client: IntentsClient, _ locale: String) async throws -> ShowReply {
        let reply: ShowReply
        do {
            reply = try await client.describe(app, locale: locale)
        } catch let error as RunError where error.code == .notFound {
            // The daemon looked for an action as well.
            throw notInstalled(among: try await client.apps())
        }
        guard reply.action == nil else { throw RunError(.notFound, "“\(app)” is an action: name its app.") }
        return reply
    }

    private func notInstalled(among apps: [InstalledApp]) -> RunError {
        let meant = closest(to: app, in: apps.flatMap { [$0.name, $0.bundleIdentifier] })
        let hint = meant.map { "Did you mean “\($0)”?" } ?? "“intents apps” lists those that are."
        return RunError(.notFound, "No app “\(app)” is installed. \(hint)")
    }

    private func openApp(in context: CommandContext) async throws -> Int32 {
        let opened = try await context.client().open(app)
        if options.json {
            context.print(.object([("formatVersion", .int(1)), ("app", JSONText(opened))]))
        } else {
            context.console.print("\(opened.name) is \(AppState.text(opened.state)).")
        }
        return 0
    }
}
