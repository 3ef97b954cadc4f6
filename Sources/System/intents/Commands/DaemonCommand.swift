import IntentsClient
import IntentsLink
import IntentsModel

/// `intents daemon start|stop|status`.
struct DaemonCommand: Command {
    static let specification = CommandSpecification(
        name: "daemon", summary: "Start, stop or look at the daemon; other commands start it when they need it.",
        arguments: [
            ArgumentSpecification(name: "VERB", help: "What to do.", choices: ["start", "stop", "status"])
        ],
        options: [
            OptionSpecification(
                "headless", help: "With “start”: no app of this daemon can come to the front, as without a screen."),
            .json,
        ],
        discussion: [
            """
            “stop” lets runs that are under way finish, and waits for them. A daemon that does not answer within 15 seconds, or
            has lost its socket, is told to leave (SIGTERM), and killed if it does not.
            """
        ],
        exitStatuses: [
            ExitStatusDescription(0, "success"), ExitStatusDescription(2, "the command line is wrong"),
            ExitStatusDescription(
                5, "the daemon could not be started, or does not answer; for “status”, it is not running"),
        ],
        examples: ["intents daemon start --headless", "intents daemon status --json"])

    var verb: String
    var isHeadless: Bool
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        verb = arguments.positional(0) ?? ""
        isHeadless = arguments.has("headless")
        json = arguments.has("json")
        guard !isHeadless || verb == "start" else { throw UsageError("--headless is for “start” alone.") }
    }

    func run(in context: CommandContext) async throws -> Int32 {
        switch try await IntentsClient.look(through: context.connector) {
        case .unreachable(let daemon):
            guard verb == "stop" else { throw daemon.error }
            return try await end(daemon, in: context)
        case .answering(let client, let daemon): return try await run(with: client, daemon, in: context)
        case .absent: return try await run(with: nil, nil, in: context)
        }
    }

    private func run(
        with running: IntentsClient?, _ daemon: DaemonStatus?, in context: CommandContext
    ) async throws -> Int32 {
        switch verb {
        case "start": try await start(daemon, in: context)
        case "stop": try await stop(running, daemon, in: context)
        default: status(daemon, in: context)
        }
    }

    private func start(_ running: DaemonStatus?, in context: CommandContext) async throws -> Int32 {
        let daemon = try await context.briefClient(startingWith: isHeadless ? ["--headless"] : []).status()
        let isSame = running?.pid == daemon.pid
        guard !isSame || !isHeadless || daemon.isHeadless == true else { throw RunError.notHeadless(daemon.pid) }
        let sentence = isSame ? "The daemon is already running" : "Started the daemon"
        return say("\(sentence) (process \(daemon.pid))\(manner(daemon)).", daemon, in: context)
    }

    private func stop(
        _ running: IntentsClient?, _ daemon: DaemonStatus?, in context: CommandContext
    ) async throws -> Int32 {
        guard let running, let daemon else { return say("The daemon is not running.", nil, in: context) }
        do {
            try await running.stopDaemon()
            await running.waitUntilClosed()
        } catch let error as RunError where error.code == .connectionLost {
            // It was faster to leave than to say so.
        }
        return say("Stopped the daemon (process \(daemon.pid)).", nil, in: context)
    }

    private func end(_ daemon: UnreachableDaemon, in context: CommandContext) async throws -> Int32 {
        let what =
            switch daemon.reason {
            case .silent(let time): "which had not answered for \(time.seconds)"
            case .crowded: "which accepted no connection"
            case .withoutSocket: "which had no socket"
            }
        switch try await daemon.end(grace: context.connector.leaveGrace) {
        case .left: return say("Stopped the daemon (process \(daemon.process)), \(what).", nil, in: context)
        case .killed(let time):
            let sentence = "It did not leave within \(time.seconds) of SIGTERM."
            return say("Killed the daemon (process \(daemon.process)), \(what). \(sentence)", nil, in: context)
        }
    }

    private func status(_ daemon: DaemonStatus?, in context: CommandContext) -> Int32 {
        guard let daemon else {
            _ = say("The daemon is not running.", nil, in: context)
            return RunOutcome.unavailable.exitStatus
        }
        var sentence =
            "The daemon is running (process \(daemon.pid)) for \(duration(daemon.uptimeSeconds))\(manner(daemon))"
        sentence += daemon.isDraining ? " and leaves when its runs are done." : "."
        let apps = daemon.runningApps
        return say(apps.isEmpty ? sentence : "\(sentence)\nApps: \(apps.joined(separator: ", "))", daemon, in: context)
    }

    private func manner(_ daemon: DaemonStatus) -> String {
        daemon.isHeadless == true ? ", without a screen (--headless)" : ""
    }

    private func duration(_ seconds: Double) -> String {
        let seconds = Int(max(0, seconds))
        return seconds < 60 ? "\(seconds) s" : seconds < 3600 ? "\(seconds / 60) min" : "\(seconds / 3600) h"
    }

    private func say(_ sentence: String, _ daemon: DaemonStatus?, in context: CommandContext) -> Int32 {
        if json {
            context.print(
                .object([
                    ("formatVersion", .int(1)), ("running", .bool(daemon != nil)),
                    ("daemon", daemon.map { JSONText($0) } ?? .null),
                ]))
        } else {
            context.console.print(sentence)
        }
        return 0
    }
}

extension JSONText {
    init(_ daemon: DaemonStatus) {
        self = .object([
            ("protocolVersion", .int(daemon.protocolVersion)), ("buildID", .string(daemon.buildID)),
            ("pid", .int(Int(daemon.pid))), ("uptimeSeconds", .double(daemon.uptimeSeconds)),
            ("runningApps", .array(daemon.runningApps.map(JSONText.string))), ("draining", .bool(daemon.isDraining)),
            ("headless", .bool(daemon.isHeadless == true)),
        ])
    }
}

extension RunError {
    fileprivate static func notHeadless(_ pid: Int32) -> RunError {
        RunError(
            .unavailable,
            "The daemon is already running (process \(pid)), and not --headless. Stop it first: “intents daemon stop”.")
    }
}
