import IntentsClient
import IntentsLink
import IntentsModel

/// `intents install PATH`.
struct InstallCommand: Command {
    static let specification = CommandSpecification(
        name: "install", summary: "Install an app bundle, or upgrade the app that has its identifier.",
        arguments: [ArgumentSpecification(name: "X.app", help: "The bundle that \"intents build\" made.", kind: .path)],
        options: [.json],
        discussion: ["The bundle is verified and copied as one transaction; none of its code runs."],
        exitStatuses: ExitStatusDescription.usual,
        examples: ["intents install .build/apps/debug/TravelTracking.app"])

    var path: String
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        path = arguments.positional(0) ?? ""
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let app = try await client.install(bundleAt: context.absolutePath(path))
        if json {
            context.print(.object([("formatVersion", .int(1)), ("app", JSONText(app))]))
        } else {
            context.console.print(sentence(app))
        }
        return 0
    }

    private func sentence(_ app: InstalledApp) -> String {
        let name = "\(app.name) \(app.version) (\(app.bundleIdentifier))"
        let actions = app.actionCount == 1 ? "1 action" : "\(app.actionCount) actions"
        guard let previous = app.previousVersion else { return "Installed \(name): \(actions)." }
        return "Upgraded \(name) from \(previous): \(actions)."
    }
}

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
            context.console.print("No apps are installed. \"intents install X.app\" installs one.")
        } else {
            let rows = apps.map { [$0.name, $0.version, $0.bundleIdentifier, AppState.text($0.state)] }
            context.console.print(TextTable(rows: rows))
        }
        return 0
    }
}

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

/// The states of an app, in words.
enum AppState {
    static func text(_ state: String) -> String {
        switch state {
        case "notRunning": "not running"
        case "background": "in the background"
        case "foregroundInactive": "visible"
        case "foregroundActive": "in front"
        default: state
        }
    }
}

extension JSONText {
    init(_ app: InstalledApp) {
        self = .object([
            ("bundle", .string(app.bundleIdentifier)), ("name", .string(app.name)), ("version", .string(app.version)),
            ("path", .string(app.path)), ("container", .string(app.container)), ("state", .string(app.state)),
            ("extensions", .array(app.extensions.map(JSONText.string))), ("actionCount", .int(app.actionCount)),
            ("previousVersion", .text(app.previousVersion)),
        ])
    }
}
