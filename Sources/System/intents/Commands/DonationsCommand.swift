import FoundationEssentials
import IntentsClient
import IntentsLink
import IntentsModel

/// `intents donations [APP]`.
struct DonationsCommand: Command {
    static let specification = CommandSpecification(
        name: "donations", summary: "Show what apps have donated, and said to be relevant now.",
        arguments: [
            ArgumentSpecification(name: "APP", help: "Only what this app has told.", kind: .app, isRequired: false)
        ],
        options: [
            OptionSpecification("limit", value: "N", help: "At most N donations, the latest; 50 unless given."), .json,
        ],
        discussion: [
            """
            Apps tell what people did in them (IntentDonationManager) and what matters now (RelevantIntentManager,
            RelevantEntities). The newest thousand donations of an app are kept until it deletes them, loses the action in an
            upgrade, or is uninstalled.
            """
        ],
        exitStatuses: ExitStatusDescription.usual,
        examples: ["intents donations", "intents donations TravelTracking --limit 10"])

    var app: String?
    var limit: Int
    var json: Bool

    init(_ arguments: ParsedArguments) throws {
        app = arguments.positional(0)
        limit = try arguments.count("limit") ?? 50
        json = arguments.has("json")
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let list = try await context.client().donations(of: app, limit: limit)
        if json {
            context.print(document(list))
        } else {
            show(list, on: context.console)
        }
        return 0
    }

    // MARK: Text

    private func show(_ list: DonationList, on console: Console) {
        let rows = list.donations.map(row) + list.relevantIntents.map(row) + list.relevantEntities.map(row)
        guard !rows.isEmpty else {
            let start = app.map { "\($0) has not" } ?? "No app has"
            return console.print("\(start) donated or said anything to be relevant.")
        }
        console.print(TextTable(rows: rows, wrapsLastColumn: true))
    }

    private func row(_ donation: DonationList.OfApp<DonatedIntent>) -> [String] {
        let told = donation.told
        let moment = Date(timeIntervalSince1970: told.donatedAt.rounded(.down))
        return [
            DateText.iso8601(moment), "\(donation.bundleIdentifier)/\(told.action)",
            told.suggestion.map(ValueText.text) ?? Self.text(told.values),
        ]
    }

    private func row(_ intent: DonationList.OfApp<RelevantConfiguration>) -> [String] {
        let told = intent.told
        return [
            "relevant: \(Self.text(told.relevance))", "\(intent.bundleIdentifier)/\(told.action)",
            "\(told.widgetKind)\(told.values.isEmpty ? "" : ": ")\(Self.text(told.values))",
        ]
    }

    private func row(_ entity: DonationList.OfApp<DonationList.RelevantEntity>) -> [String] {
        let told = entity.told.entity
        return [
            "relevant: \(entity.told.context)", "\(entity.bundleIdentifier)/\(told.typeName)/\(told.identifier)",
            ValueText.text(told.display),
        ]
    }

    private static func text(_ values: [String: IntentValue]) -> String {
        values.sorted { $0.key < $1.key }.map { "\($0.key): \(ValueText.text($0.value))" }.joined(separator: ", ")
    }

    private static func text(_ relevance: RelevanceDescription) -> String {
        let dates = [relevance.start, relevance.end].compactMap { $0 }.map {
            DateText.iso8601(Date(timeIntervalSince1970: $0))
        }
        return ([relevance.kind, relevance.name].compactMap { $0 } + dates).joined(separator: " ")
    }

    // MARK: JSON

    private func document(_ list: DonationList) -> JSONText {
        .object([
            ("formatVersion", .int(1)), ("donations", .array(list.donations.map(Self.json))),
            ("relevantIntents", .array(list.relevantIntents.map(Self.json))),
            ("relevantEntities", .array(list.relevantEntities.map(Self.json))),
        ])
    }

    private static func json(_ donation: DonationList.OfApp<DonatedIntent>) -> JSONText {
        let told = donation.told
        return .object([
            ("bundle", .string(donation.bundleIdentifier)), ("action", .string(told.action)),
            ("identifier", .string(told.identifier)),
            ("donatedAt", .string(DateText.iso8601(Date(timeIntervalSince1970: told.donatedAt)))),
            ("parameters", json(told.values)), ("value", told.result.map { JSONText($0) } ?? .null),
            ("suggestion", .text(told.suggestion?.title)),
        ])
    }

    private static func json(_ intent: DonationList.OfApp<RelevantConfiguration>) -> JSONText {
        let (told, relevance) = (intent.told, intent.told.relevance)
        func date(_ seconds: Double?) -> JSONText {
            .text(seconds.map { DateText.iso8601(Date(timeIntervalSince1970: $0)) })
        }
        return .object([
            ("bundle", .string(intent.bundleIdentifier)), ("action", .string(told.action)),
            ("parameters", json(told.values)), ("widgetKind", .string(told.widgetKind)),
            (
                "relevance",
                .object([
                    ("kind", .string(relevance.kind)), ("name", .text(relevance.name)),
                    ("start", date(relevance.start)), ("end", date(relevance.end)),
                ])
            ),
        ])
    }

    private static func json(_ entity: DonationList.OfApp<DonationList.RelevantEntity>) -> JSONText {
        .object([
            ("bundle", .string(entity.bundleIdentifier)), ("context", .string(entity.told.context)),
            ("entity", JSONText(.entity(entity.told.entity))),
        ])
    }

    private static func json(_ values: [String: IntentValue]) -> JSONText {
        .object(values.mapValues { JSONText($0) })
    }
}
