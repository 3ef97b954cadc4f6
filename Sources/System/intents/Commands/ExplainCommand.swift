import IntentsClient
import IntentsLink
import IntentsModel

/// `intents explain ACTION|ENTITYTYPE`.
struct ExplainCommand: Command {
    static let specification = CommandSpecification(
        name: "explain",
        summary: "Say where an action is offered, or entities of a type are, and which process would run it.",
        arguments: [
            ArgumentSpecification(
                name: "ACTION|ENTITYTYPE",
                help: "An action: TypeName, bundle.id/TypeName, or the title in quotes; or an entity's type.",
                kind: .actionOrEntityType)
        ],
        options: [
            OptionSpecification(
                "from", value: "ORIGIN",
                help: "Who starts the run: “system” unless given, or “widget” for a widget's button or a control."),
            .json,
        ],
        discussion: [
            """
            Of an entity type it says what its query can be asked, what takes, gives and opens its entities, and of each
            property whether conditions, sorting and the search index know it. An action's name comes first.
            """
        ],
        exitStatuses: ExitStatusDescription.usual,
        examples: [
            "intents explain NavigateIntent", "intents explain NavigateIntent --from widget --json",
            "intents explain LandmarkEntity",
        ])

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
            show(explanation, on: context.console)
        }
        return 0
    }

    private func show(_ explanation: Explanation, on console: Console) {
        console.print(console.strong(explanation.action))
        let rows = explanation.surfaces.map { ["  \($0.surface)", mark($0), $0.reason] }
        console.print(TextTable(rows: rows, wrapsLastColumn: true))
        if let properties = explanation.properties, !properties.isEmpty {
            console.print("Properties")
            console.print(TextTable(rows: properties.flatMap(lines), wrapsLastColumn: true))
        }
        console.wrap("Process: \(explanation.process)").forEach(console.print)
        if let mode = explanation.mode { console.print("Mode: \(mode)") }
        console.print(TextTable(rows: explanation.candidates?.map(row) ?? [], wrapsLastColumn: true))
        for note in explanation.notes ?? [] { console.wrap("Note: \(note)").forEach(console.print) }
    }

    private func mark(_ surface: SurfaceExplanation) -> String { surface.isOffered ? "yes" : "no" }

    /// The property's name stands before the first of its surfaces.
    private func lines(_ property: PropertyExplanation) -> [[String]] {
        property.surfaces.enumerated().map { place, surface in
            [place == 0 ? "  \(property.name)" : "", surface.surface, mark(surface), surface.reason]
        }
    }

    private func row(_ candidate: CandidateExplanation) -> [String] {
        let mark = candidate.isChosen ? "chosen" : candidate.isEligible ? "possible" : "no"
        return ["  \(candidate.bundle)", candidate.kind.rawValue, mark, candidate.reason]
    }

    private func document(_ explanation: Explanation) -> JSONText {
        var members: [(String, JSONText)] = [
            ("formatVersion", .int(1)),
            (explanation.properties == nil ? "action" : "entity", .string(explanation.action)),
            ("surfaces", JSONText(explanation.surfaces)),
        ]
        if let properties = explanation.properties {
            let list = properties.map { property in
                JSONText.object([("name", .string(property.name)), ("surfaces", JSONText(property.surfaces))])
            }
            members.append(("properties", .array(list)))
        }
        return .object(
            members + [
                ("process", .string(explanation.process)), ("mode", .text(explanation.mode)),
                ("candidates", .array(explanation.candidates?.map { JSONText($0) } ?? [])),
                ("notes", .array((explanation.notes ?? []).map(JSONText.string))),
            ])
    }
}

extension JSONText {
    fileprivate init(_ surfaces: [SurfaceExplanation]) {
        self = .array(
            surfaces.map { surface in
                .object([
                    ("surface", .string(surface.surface)), ("offered", .bool(surface.isOffered)),
                    ("reason", .string(surface.reason)),
                ])
            })
    }

    fileprivate init(_ candidate: CandidateExplanation) {
        self = .object([
            ("bundle", .string(candidate.bundle)), ("kind", .string(candidate.kind.rawValue)),
            ("eligible", .bool(candidate.isEligible)), ("chosen", .bool(candidate.isChosen)),
            ("reason", .string(candidate.reason)),
        ])
    }
}
