import AppIntents

enum PaperFormat: String, AppEnum {
    case letter, card, poster

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Paper"
    static let caseDisplayRepresentations: [PaperFormat: DisplayRepresentation] = [
        .letter: "Letter", .card: "Card", .poster: "Poster",
    ]
}

struct PrinterEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Printer"
    static let defaultQuery = PrinterQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct PrinterQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PrinterEntity] { identifiers.map { .init(id: $0) } }
}

@UnionValue
enum PrintSource {
    case printer(PrinterEntity)
    case words(String)
}

struct PrintIntent: AppIntent {
    static let title: LocalizedStringResource = "Print"

    @Parameter(title: "Text") var text: String
    @Parameter(title: "Copies", default: 1) var copies: Int
    @Parameter(title: "Paper", default: .letter) var paper: PaperFormat
    @Parameter(title: "Spare Paper") var sparePaper: PaperFormat?
    @Parameter(title: "Printer") var printer: PrinterEntity
    @Parameter(title: "Other Printer") var otherPrinter: PrinterEntity?
    @Parameter(title: "Source") var source: PrintSource
    @Parameter(title: "Other Source") var otherSource: PrintSource?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$paper) {
            Case(.letter) {
                When(\PrintIntent.$text, .hasPrefix, "Dear") {
                    Summary("Print \(\.$text) as a letter", table: "Print") {
                        \.$copies
                        \.$printer
                    }
                } otherwise: {
                    Summary("Print \(\.$text) \(\.$copies) times")
                }
            }
            Case([.card, PaperFormat.poster]) {
                When(
                    \.$copies, .greaterThan, 10,
                    {
                        Summary { \.$text }
                    },
                    otherwise: {
                        When(\.$otherPrinter, .hasNoValue) {
                            Summary("Print on \(\.$printer)")
                        } otherwise: {
                            Summary()
                        }
                    })
            }
            DefaultCase { Summary("Print") }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct PrintAgainIntent: AppIntent {
    static let title: LocalizedStringResource = "Print Again"

    @Parameter(title: "Copies") var copies: Int?
    @Parameter(title: "Paper") var paper: PaperFormat?
    @Parameter(title: "Printer") var printer: PrinterEntity
    @Parameter(title: "Other Printer") var otherPrinter: PrinterEntity?
    @Parameter(title: "Source") var source: PrintSource
    @Parameter(title: "Other Source") var otherSource: PrintSource?

    static var parameterSummary: some ParameterSummary {
        When(\.$copies, .lessThanOrEqualTo, 3) {
            When(\.$paper, .oneOf, [.card, .poster]) {
                Summary("Print \(\.$copies) on \(\.$paper)")
            } otherwise: {
                When(\.$paper, .notEqualTo, .letter) {
                    Summary("Print \(\.$copies) cards")
                } otherwise: {
                    Switch(\.$paper) {
                        Case(.letter) { Summary("Print letters") }
                        DefaultCase { Summary("Print again") }
                    }
                }
            }
        } otherwise: {
            When(\.$printer, identifier: .equalTo, "office") {
                When(\.$otherPrinter, identifier: .oneOf, ["home", "shop"]) {
                    Summary("Print on \(\.$printer) and \(\.$otherPrinter)")
                } otherwise: {
                    Summary("Print on \(\.$printer)")
                }
            } otherwise: {
                When(\.$printer, identifier: .contains, "of") {
                    Switch(\.$source) {
                        Case(.printer) { Summary("Print \(\.$source.value)") }
                        Case(.words) { Summary("Print a \(\.$source.type)") }
                        DefaultCase { Summary("Print") }
                    }
                } otherwise: {
                    When(\.$otherSource, .equalTo, .words) {
                        Summary("Print \(\.$otherSource.value)")
                    } otherwise: {
                        When(\.$source, .oneOf, [.printer, .words]) {
                            Summary("Print \(\.$source.type)")
                        } otherwise: {
                            Summary("Print")
                        }
                    }
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

struct PrintQueueConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Print Queue"

    @Parameter(title: "First") var first: PrinterEntity?
    @Parameter(title: "Second") var second: PrinterEntity?
    @Parameter(title: "Third") var third: PrinterEntity?

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case([.systemSmall, .accessoryInline, .accessoryCircular, .accessoryRectangular]) {
                Summary { \.$first }
            }
            Case(.systemMedium) {
                When(widgetFamily: .equalTo, .systemMedium) {
                    Summary("Show \(\.$first) and \(\.$second)")
                } otherwise: {
                    When(widgetFamily: .oneOf, [.systemLarge, .systemExtraLarge]) {
                        Summary("Show \(\.$first)")
                    } otherwise: {
                        Summary()
                    }
                }
            }
            DefaultCase {
                Summary("Show \(\.$first), \(\.$second) and \(\.$third)")
            }
        }
    }
}

/// Code that names the types of the summary language.
enum SummaryTypes {
    typealias Sentence = IntentParameterSummary<PrintIntent>
    typealias Letter = ParameterSummaryCaseCondition<PrintIntent, PaperFormat, Sentence>
    typealias Others = ParameterSummaryDefaultCaseCondition<PrintIntent, PaperFormat, Sentence>
    typealias Branches = ParameterSummaryTupleCaseCondition<PrintIntent, PaperFormat, (Letter, Others)>
    typealias Choice = ParameterSummarySwitchCondition<PrintIntent, PaperFormat, Branches>

    static func choice() -> Choice {
        Choice(\.$paper) {
            Letter(.letter) { Sentence("Print a letter") }
            Others { Sentence("Print") }
        }
    }

    static func first<Branch: _ParameterSummarySwitchCase>(_ branch: Branch) -> Branch
    where Branch.Intent == PrintIntent {
        branch
    }

    static func sentence() -> ParameterSummaryString<PrintIntent> {
        var interpolation = ParameterSummaryString<PrintIntent>.StringInterpolation(
            literalCapacity: 6, interpolationCount: 1)
        interpolation.appendLiteral("Print ")
        interpolation.appendInterpolation(\.$text)
        return ParameterSummaryString(stringInterpolation: interpolation)
    }

    static func operators() -> [Any] {
        [
            HasValueComparisonOperator.hasAnyValue, EquatableComparisonOperator.equalTo, OneOfComparisonOperator.oneOf,
            ComparableComparisonOperator.greaterThanOrEqualTo, StringComparisonOperator.doesNotContain,
            StringComparisonOperator.hasSuffix, IntentWidgetFamily.systemExtraLarge,
        ]
    }
}
