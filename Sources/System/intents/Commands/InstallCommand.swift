import IntentsClient
import IntentsLink
import IntentsModel

/// `intents install PATH`.
struct InstallCommand: Command {
    static let specification = CommandSpecification(
        name: "install", summary: "Install an app bundle, or upgrade the app that has its identifier.",
        arguments: [ArgumentSpecification(name: "X.app", help: "The bundle that “intents build” made.", kind: .path)],
        options: [.json],
        discussion: ["The bundle is verified and copied as one transaction; none of its code runs."],
        exitStatuses: ExitStatusDescription.usual,
        examples: ["intents install .build/intents/apps/debug/TravelTracking.app"])

    var path: String
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        path = arguments.positional(0) ?? ""
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let app = try await client.install(bundleAt: context.resolvedPath(path))
        if json {
            let losses = (app.losses ?? []).map(JSONText.string)
            context.print(
                .object([("formatVersion", .int(1)), ("app", JSONText(app)), ("losses", .array(losses))]))
        } else {
            let listed = try? await client.actions(of: app.bundleIdentifier, locale: context.locale).count
            context.console.print(sentence(app, listed: listed ?? app.actionCount))
            for loss in app.losses ?? [] { context.console.wrap("note: \(loss)").forEach(context.console.complain) }
        }
        return 0
    }

    /// - Parameter listed: how many of its actions “intents list” shows; the others are for widgets and other actions.
    private func sentence(_ app: InstalledApp, listed: Int) -> String {
        let name = "\(app.name) \(app.version) (\(app.bundleIdentifier))"
        let all = app.actionCount == 1 ? "1 action" : "\(app.actionCount) actions"
        let actions = listed >= app.actionCount ? all : "\(all), \(listed) of them listed"
        guard let previous = app.previousVersion else { return "Installed \(name): \(actions)." }
        switch VersionOrder(of: app.version, after: previous) {
        case .same: return "Installed \(name) again: \(actions)."
        case .newer: return "Upgraded \(name) from \(previous): \(actions)."
        case .older: return "Went back to \(name) from the newer \(previous): \(actions)."
        }
    }
}
