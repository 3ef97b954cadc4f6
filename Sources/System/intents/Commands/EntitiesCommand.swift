import IntentsClient
import IntentsLink
import IntentsModel

/// `intents entities TYPE`.
struct EntitiesCommand: Command {
    static let specification = CommandSpecification(
        name: "entities", summary: "Ask an app for its entities.",
        arguments: [
            ArgumentSpecification(name: "TYPE", help: "The entity's type, or bundle.id/Type.", kind: .entityType)
        ],
        options: [
            OptionSpecification("matching", value: "TEXT", help: "Those that the app's string query finds."),
            OptionSpecification("id", value: "ID", repeats: true, help: "Those with these identifiers."),
            OptionSpecification("where", value: "CONDITION", repeats: true, help: "Those that meet the conditions."),
            OptionSpecification("any", help: "One condition is enough; otherwise all must hold."),
            OptionSpecification(
                "sort", value: "PROPERTY", repeats: true, help: "Order by a property; -PROPERTY for descending."),
            OptionSpecification("limit", value: "N", help: "At most N entities."),
            OptionSpecification("all", help: "All the app has, not just those it suggests."),
            OptionSpecification("timeout", value: "S|none", help: "Seconds the app may take; 10 unless given."), .json,
        ],
        discussion: [
            """
            The app itself is always asked. Without a selection it says what it suggests.

            A CONDITION is "PROPERTY OPERATOR VALUE", with the operators: contains, is (=), is not (!=), <, <=, >, >=,
            begins with, ends with, and "between VALUE and VALUE". A VALUE may stand in quotes.
            """,
            """
            Identifiers of --id that the app does not know are named on the error stream, and the command ends with 1.
            """,
        ],
        exitStatuses: ExitStatusDescription.usual + [
            ExitStatusDescription(124, "the query did not answer in time; the list is empty and says so")
        ],
        examples: [
            "intents entities LandmarkEntity --matching fuji",
            "intents entities LandmarkEntity --where 'continent is Asia' --sort name",
        ])

    var type: String
    var selection: EntitySelection
    var timeout: Double?
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        type = arguments.positional(0) ?? ""
        selection = try EntitySelection(arguments)
        timeout = try RunOptions(arguments).timeout
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let client = try await context.client()
        let found = try await client.entities(
            FindEntitiesRequest(type: type, selection: selection, locale: context.locale, timeout: timeout))
        // What was not looked up is not missing.
        let missing = found.explanation == nil ? selection.missing(from: found.page) : nil
        if json {
            context.print(JSONText(found, missing: missing))
        } else {
            if missing == nil || !found.page.entities.isEmpty { show(found, on: context.console) }
            if let missing { context.console.complain(Self.sentence(found.entityType, missing)) }
        }
        guard found.explanation == nil else { return RunOutcome.timedOut.exitStatus }
        return missing == nil ? 0 : RunOutcome.failure.exitStatus
    }

    private static func sentence(_ type: String, _ missing: [String]) -> String {
        let quoted = missing.map { "“\($0)”" }
        guard let last = quoted.last, quoted.count > 1 else { return "No \(type) has the id \(quoted.joined())." }
        return "No \(type) has the ids \(quoted.dropLast().joined(separator: ", ")) or \(last)."
    }

    private func show(_ found: FoundEntities, on console: Console) {
        if let explanation = found.explanation {
            return console.wrap("No \(found.entityType) is listed: \(explanation)").forEach(console.print)
        }
        guard !found.page.entities.isEmpty else {
            let isSelected = selection != .suggested
            console.print(isSelected ? "No \(found.entityType) found." : "The app suggests no \(found.entityType).")
            if !isSelected { console.print("To find more, use --matching TEXT, --where CONDITION or --all.") }
            return
        }
        for section in found.page.sections {
            if let title = section.title { console.print(console.strong(title)) }
            let rows = section.entities.map { [$0.identifier, $0.display.title, $0.display.subtitle ?? ""] }
            console.print(TextTable(rows: rows))
        }
    }
}

extension EntitySelection {
    /// What the options of `entities` select.
    init(_ arguments: ParsedArguments) throws {
        let selects = ["matching", "id", "where"].filter { arguments.values[$0] != nil }
        let chosen = selects.map { "--\($0)" } + (arguments.has("all") ? ["--all"] : [])
        guard chosen.count < 2 else {
            throw UsageError("\(chosen[0]) and \(chosen[1]) exclude each other.")
        }
        if let text = arguments.value("matching") {
            self = .matching(text)
        } else if arguments.values["id"] != nil {
            self = .identifiers(arguments.all("id"))
        } else if let find = try FindRequest(arguments) {
            self = .find(find)
        } else {
            self = arguments.has("all") ? .all : .suggested
        }
    }

    /// The identifiers that were asked for and that no entity has; nil when all were found.
    fileprivate func missing(from page: EntityPage) -> [String]? {
        guard case .identifiers(let asked) = self else { return nil }
        // An app may spell an identifier in its own way: what was found is enough then.
        guard page.entities.count < Set(asked).count else { return nil }
        let found = Set(page.entities.map(\.identifier))
        let missing = asked.filter { !found.contains($0) }
        return missing.isEmpty ? nil : missing
    }
}

extension FindRequest {
    /// The property query of `--where`, `--sort` and `--limit`; nil without any of them.
    fileprivate init?(_ arguments: ParsedArguments) throws {
        let limit = try arguments.count("limit")
        guard arguments.values["where"] != nil || arguments.values["sort"] != nil || limit != nil else { return nil }
        self.init(
            conditions: try arguments.all("where").map { try ConditionParser(text: $0).parse() },
            matchesAll: !arguments.has("any"),
            sort: arguments.all("sort").map { text in
                text.hasPrefix("-")
                    ? FindSort(property: String(text.dropFirst()), ascending: false) : FindSort(property: text)
            },
            limit: limit)
    }
}

extension JSONText {
    /// - Parameter missing: the identifiers that were asked for in vain.
    init(_ found: FoundEntities, missing: [String]?) {
        let sections = found.page.sections.map { section in
            JSONText.object([
                ("title", .text(section.title)), ("entities", .array(section.entities.map { JSONText($0) })),
            ])
        }
        let lack = missing.map { [("missing", JSONText.array($0.map(JSONText.string)))] } ?? []
        self = .object(
            [
                ("formatVersion", .int(1)), ("bundle", .string(found.bundleIdentifier)),
                ("type", .string(found.entityType)), ("sections", .array(sections)),
                ("explanation", .text(found.explanation)),
            ] + lack)
    }
}
