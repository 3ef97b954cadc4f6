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
            OptionSpecification("all", help: "All the app has, not just those it suggests."), .timeout, .json,
        ],
        discussion: [
            """
            The app itself is always asked. Without a selection it says what it suggests.

            A CONDITION is "PROPERTY OPERATOR VALUE", with the operators: contains, is (=), is not (!=), <, <=, >, >=,
            begins with, ends with, and "between VALUE and VALUE". A VALUE may stand in quotes.
            """
        ],
        exitStatuses: ExitStatusDescription.usual,
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
        if json {
            context.print(JSONText(found))
        } else {
            show(found, on: context.console)
        }
        return 0
    }

    private func show(_ found: FoundEntities, on console: Console) {
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
    init(_ found: FoundEntities) {
        let sections = found.page.sections.map { section in
            JSONText.object([
                ("title", .text(section.title)), ("entities", .array(section.entities.map { JSONText($0) })),
            ])
        }
        self = .object([
            ("formatVersion", .int(1)), ("bundle", .string(found.bundleIdentifier)),
            ("type", .string(found.entityType)),
            ("sections", .array(sections)),
        ])
    }
}
