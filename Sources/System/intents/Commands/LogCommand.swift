import FoundationEssentials
import IntentsClient
import IntentsLink
import IntentsModel

/// `intents log [APP]`.
struct LogCommand: Command {
    static let specification = CommandSpecification(
        name: "log", summary: "Show past runs, and what an app has printed.",
        arguments: [
            ArgumentSpecification(
                name: "APP", help: "Show this app's output and its runs.", kind: .app, isRequired: false)
        ],
        options: [
            OptionSpecification("limit", value: "N", help: "At most N of each, the latest; 50 unless given."),
            OptionSpecification(
                "follow",
                help: "Tell what happens in runs from now on: every transition, one a line, N of them with --limit."),
            OptionSpecification(
                "json", help: "Print one JSON object instead of text; with --follow one on each line."),
        ],
        exitStatuses: ExitStatusDescription.usual,
        examples: ["intents log", "intents log TravelTracking --limit 200", "intents log --follow --json --limit 10"])

    var app: String?
    var limit: Int?
    var follows: Bool
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        app = arguments.positional(0)
        limit = try arguments.count("limit")
        follows = arguments.has("follow")
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        if follows { return try await LogFollow(app: app, limit: limit, json: json).run(in: context) }
        let client = try await context.client()
        let log = try await client.log(of: app, limit: limit ?? 50)
        if json {
            context.print(document(log))
        } else {
            show(log, on: context.console)
        }
        return 0
    }

    private func document(_ log: LogReply) -> JSONText {
        let runs = log.runs.map { run in
            JSONText.object([
                ("startedAt", .string(DateText.iso8601(Date(timeIntervalSince1970: run.startedAt)))),
                ("report", JSONText(run.report)),
            ])
        }
        return .object([
            ("formatVersion", .int(1)), ("output", .array(log.output.map(JSONText.string))), ("runs", .array(runs)),
        ])
    }

    private func show(_ log: LogReply, on console: Console) {
        if log.runs.isEmpty, log.output.isEmpty {
            console.print(app.map { "\($0) has neither run nor printed anything." } ?? "Nothing has run yet.")
        }
        let rows = log.runs.map { run in
            [
                DateText.iso8601(Date(timeIntervalSince1970: run.startedAt.rounded(.down))),
                run.report.outcome.rawValue,
                run.report.durationMilliseconds.map { "\(Int($0.rounded())) ms" } ?? "unknown", run.report.action,
                run.report.error?.message ?? run.report.dialog?.full ?? "",
            ]
        }
        console.print(TextTable(rows: rows, wrapsLastColumn: true))
        log.output.forEach(console.print)
    }
}
