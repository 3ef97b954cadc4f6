import FoundationEssentials
import IntentsModel

/// A program with an intent for every type of parameter, with and without a shortcut; those without are private and nested.
struct ParameterMatrix {
    /// One type of parameter: what a person gives, and what `perform()` gets.
    struct Row {
        var name: String
        var type: String
        var given: [String]
        var expected: [IntentValue]
        /// What is said for the first parameter, where it stands in a phrase.
        var slot: String?

        var plain: String { "\(name)Plain" }
        var shortcut: String { "\(name)Shortcut" }

        /// A required, an optional and an array parameter.
        var values: [String: IntentValue] {
            ["one": .string(given[0]), "maybe": .string(given[1]), "many": .array(given[2...].map { .string($0) })]
        }

        var utterance: String { "Try \(name) \(slot.map { "\($0) " } ?? "")in Garden" }

        fileprivate func intent(_ identifier: String) -> String {
            """
            struct \(identifier): AppIntent {
                static let title: LocalizedStringResource = "\(identifier)"
                @Parameter(title: "One") var one: \(type)
                @Parameter(title: "Maybe") var maybe: \(type)?
                @Parameter(title: "Many") var many: [\(type)]
                func perform() async throws -> some ReturnsValue<[\(type)]> {
                    .result(value: [one] + (maybe.map { [$0] } ?? []) + many)
                }
            }

            """
        }

        fileprivate var appShortcut: String {
            """
            AppShortcut(
                intent: \(shortcut)(), phrases: ["Try \(name) \(slot == nil ? "" : "\\(\\.$one) ")in \\(.applicationName)"],
                shortTitle: "\(name)", systemImageName: "leaf")

            """
        }
    }

    static let rows = [
        Row(
            name: "Text", type: "String", given: ["a", "B c", "d"],
            expected: [.string("a"), .string("B c"), .string("d")]),
        Row(name: "Number", type: "Int", given: ["1", "-2", "3"], expected: [.int(1), .int(-2), .int(3)]),
        Row(
            name: "Decimal", type: "Double", given: ["0.5", "1.5", "-2.5"],
            expected: [.double(0.5), .double(1.5), .double(-2.5)]),
        Row(
            name: "Truth", type: "Bool", given: ["yes", "no", "true"],
            expected: [.bool(true), .bool(false), .bool(true)]),
        Row(
            name: "Day", type: "Date",
            given: ["1970-01-01T00:00:00Z", "1970-01-01T00:01:00Z", "1970-01-02T00:00:00Z"],
            expected: [0, 60, 86_400].map { .date(Date(timeIntervalSince1970: $0)) }),
        Row(
            name: "Link", type: "URL", given: ["https://a.org/b", "https://a.org/c", "file:///d"],
            expected: ["https://a.org/b", "https://a.org/c", "file:///d"].compactMap {
                URL(string: $0).map { .url($0) }
            }),
        Row(
            name: "Amount", type: "Amount", given: ["sip", "One cup", "CAN"],
            expected: [.string("sip"), .string("cup"), .string("can")], slot: "one cup"),
        Row(
            name: "Herb", type: "Herb", given: ["basil", "mint", "sage"],
            expected: [.string("basil"), .string("mint"), .string("sage")], slot: "mint"),
    ]

    static var identifiers: [String] { rows.flatMap { [$0.plain, $0.shortcut] }.sorted() }

    static var source: String {
        """
        import AppIntents

        @main struct Garden { static func main() async { await AppIntentsHost.run() } }

        enum Amount: String, AppEnum {
            case sip, cup, can
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
            static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [
                .sip: "A sip", .cup: "One cup", .can: "Whole can",
            ]
        }

        struct Herb: AppEntity {
            struct Query: EntityQuery {
                func entities(for identifiers: [String]) async throws -> [Herb] { identifiers.map { Herb(id: $0) } }
            }
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Herb"
            static let defaultQuery = Query()
            let id: String
            var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(id)") }
        }

        private enum Shed {
        \(rows.map { $0.intent($0.plain) }.joined())
        }
        \(rows.map { $0.intent($0.shortcut) }.joined())
        struct GardenShortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
        \(rows.map(\.appShortcut).joined())
            }
        }
        """
    }
}
