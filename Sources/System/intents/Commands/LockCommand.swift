import IntentsClient
import IntentsModel

/// `intents lock`.
struct LockCommand: Command {
    static let specification = SessionLock.specification(
        "lock", "Lock a session that has no screen to do it.")

    var json: Bool

    init(_ arguments: ParsedArguments) throws { json = arguments.has("json") }

    func run(in context: CommandContext) async throws -> Int32 {
        try await SessionLock(isLocked: true, json: json).set(in: context)
    }
}

/// `intents unlock`.
struct UnlockCommand: Command {
    static let specification = SessionLock.specification(
        "unlock", "Unlock the session that “intents lock” has locked.")

    var json: Bool

    init(_ arguments: ParsedArguments) throws { json = arguments.has("json") }

    func run(in context: CommandContext) async throws -> Int32 {
        try await SessionLock(isLocked: false, json: json).set(in: context)
    }
}

/// What both commands do.
private struct SessionLock {
    var isLocked: Bool
    var json: Bool

    static func specification(_ name: String, _ summary: String) -> CommandSpecification {
        CommandSpecification(
            name: name, summary: summary, options: [.json],
            discussion: ["For sessions without a screen, and for trying what authenticationPolicy does."],
            exitStatuses: ExitStatusDescription.usual, examples: ["intents \(name)"])
    }

    func set(in context: CommandContext) async throws -> Int32 {
        let session = try await context.client().setLocked(isLocked)
        if json {
            context.print(.object([("formatVersion", .int(1)), ("locked", .bool(session.isLocked))]))
        } else {
            context.console.print(session.isLocked ? "The session is locked." : "The session is unlocked.")
        }
        return 0
    }
}
