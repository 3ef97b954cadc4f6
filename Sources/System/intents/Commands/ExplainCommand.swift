import IntentsClient
import IntentsLink
import IntentsModel

/// `intents explain ACTION`.
struct ExplainCommand: Command {
    static let specification = CommandSpecification(
        name: "explain",
        summary: "Say where an action is offered, and which process would run it.",
        arguments: [
            ArgumentSpecification(
                name: "ACTION", help: "TypeName, bundle.id/TypeName, or the title in quotes.", kind: .action)
        ],
        options: [
            OptionSpecification(
                "from", value: "ORIGIN",
                help: "Who starts the run: “system” unless given, or “widget” for a widget's button or a control."),
            .json,
        ],
        exitStatuses: ExitStatusDescription.usual,
        examples: ["intents explain NavigateIntent", "intents explain NavigateIntent --from widget --json"])

    var action: String
    var origin: String?
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        action = arguments.positional(0) ?? ""
        origin = arguments.value("from")
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let explanation = try await client.explain(action, locale: context.locale, origin: origin)
        if json {
            context.print(document(explanation))
        } else {
            let console = context.console
            console.print(console.strong(explanation.action))
            let rows = explanation.surfaces.map { ["  \($0.surface)", $0.isOffered ? "yes" : "no", $0.reason] }
            console.print(TextTable(rows: rows, wrapsLastColumn: true))
            console.wrap("Process: \(explanation.process)").forEach(console.print)
            if let mode = explanation.mode { console.print("Mode: \(mode)") }
            console.print(TextTable(rows: explanation.candidates?.map(row) ?? [], wrapsLastColumn: true))
            for note in explanation.notes ?? [] { console.wrap("Note: \(note)").forEach(console.print) }
        }
        return 0
    }

    private func row(_ candidate: CandidateExplanation) -> [String] {
        let mark = candidate.isChosen ? "chosen" : candidate.isEligible ? "possible" : "no"
        return ["  \(candidate.bundle)", candidate.kind.rawValue, mark, candidate.reason]
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
            ("process", .string(explanation.process)), ("mode", .text(explanation.mode)),
            ("candidates", .array(explanation.candidates?.map { JSONText($0) } ?? [])),
            ("notes", .array((explanation.notes ?? []).map(JSONText.string))),
        ])
    }
}

extension JSONText {
    fileprivate init(_ candidate: CandidateExplanation) {
        self = .object([
            ("bundle", .string(candidate.bundle)), ("kind", .string(candidate.kind.rawValue)),
            ("eligible", .bool(candidate.isEligible)), ("chosen", .bool(candidate.isChosen)),
            ("reason", .string(candidate.reason)),
        ])
    }
}
