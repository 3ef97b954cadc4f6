import Testing

@testable import IntentsMetadata

@Suite("Rules about intents, entities and enums", .onCompilerThread)
struct DeclarationRuleTests {
    /// What the rules say of a source; its first line is line 2 of the file.
    private func findings(_ source: String) throws -> [String] {
        let compiler = try FixtureCompiler()
        return compiler.findings([try compiler.module("Garden", source: "import AppIntents\n" + source)])
    }

    private func finding(_ place: String, _ text: String) -> String { "Sources/Garden/Garden.swift:\(place): \(text)" }

    private let perform = "func perform() async throws -> some IntentResult { .result() }"

    /// An entity for parameters that are lists.
    private let bed = """
        struct Bed: AppEntity {
            struct Query: EntityQuery {
                func entities(for identifiers: [String]) async throws -> [Bed] { [] }
            }
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
            static let defaultQuery = Query()
            let id: String
            var displayRepresentation: DisplayRepresentation { "Bed" }
        }
        """

    @Test("Texts that are no literals are all reported")
    func texts() throws {
        let found = try findings(
            """
            func text() -> LocalizedStringResource { "x" }
            let shared: LocalizedStringResource = "y"
            let name = "z"
            struct A: AppIntent {
                static var title: LocalizedStringResource { text() }
                static let description = IntentDescription(shared, categoryName: "\\(name)")
                @Parameter(title: shared, description: text()) var count: Int
                \(perform)
            }
            """)
        let advice =
            "must be a string literal or a direct call of LocalizedStringResource(…), without variables or function"
            + " calls [text-not-literal]"
        #expect(
            found == [
                finding("6:16", "error: the title of A \(advice)"),
                finding("7:16", "error: the description of A \(advice)"),
                finding("8:56", "error: the description of A.count \(advice)"),
                finding("8:56", "error: the title of A.count \(advice)"),
            ])
    }

    @Test("The name of a type must be a literal")
    func typeDisplay() throws {
        let found = try findings(
            """
            let shared: TypeDisplayRepresentation = "y"
            enum Amount: String, AppEnum {
                case cup
                static let typeDisplayRepresentation = shared
                static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [.cup: "Cup"]
            }
            """)
        #expect(
            found == [
                finding(
                    "5:16",
                    "error: the typeDisplayRepresentation of Amount must be a string literal or a direct call of"
                        + " TypeDisplayRepresentation(…) [type-display-not-literal]")
            ])
    }

    @Test("Case displays must be a dictionary literal")
    func caseDisplays() throws {
        let found = try findings(
            """
            enum Amount: String, AppEnum {
                case cup
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
                static var caseDisplayRepresentations: [Amount: DisplayRepresentation] {
                    Dictionary(uniqueKeysWithValues: allCases.map { ($0, "One") })
                }
            }
            """)
        #expect(
            found == [
                finding(
                    "5:16",
                    "error: caseDisplayRepresentations of Amount must be a dictionary literal, not computed from other"
                        + " values [case-displays-not-literal]")
            ])
    }

    @Test("Case displays must name every case")
    func missingCases() throws {
        let found = try findings(
            """
            enum Amount: String, AppEnum {
                case sip, cup, can
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
                static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [.cup: "Cup"]
            }
            """)
        #expect(
            found == [
                finding(
                    "5:16",
                    "error: caseDisplayRepresentations of Amount must name every case: add .sip, .can"
                        + " [case-display-missing]")
            ])
    }

    @Test("Computed requirements fall back to their defaults, which is said")
    func computedConstants() throws {
        let found = try findings(
            """
            let flag = true
            let modes: IntentModes = .foreground
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                static var isDiscoverable: Bool { flag && modes == .background }
                static var openAppWhenRun: Bool { !flag }
                static var authenticationPolicy: IntentAuthenticationPolicy { flag ? .alwaysAllowed : .requiresAuthentication }
                \(perform)
            }
            struct B: AppIntent {
                static let title: LocalizedStringResource = "B"
                static var supportedModes: IntentModes { modes }
                \(perform)
            }
            """)
        let advice = { (value: String) in "so the system takes it for \(value): write a literal [not-constant]" }
        #expect(
            found == [
                finding("6:16", "warning: isDiscoverable of A is not a constant, \(advice("true"))"),
                finding("7:16", "warning: openAppWhenRun of A is not a constant, \(advice("false"))"),
                finding("8:16", "warning: authenticationPolicy of A is not a constant, \(advice(".alwaysAllowed"))"),
                finding("13:16", "warning: supportedModes of B is not a constant, \(advice(".background"))"),
            ])
    }

    @Test("KP-40: supportedModes wins over openAppWhenRun, which is said")
    func bothModes() throws {
        let found = try findings(
            """
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                static let supportedModes: IntentModes = .background
                static let openAppWhenRun = true
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "5:16",
                    "note: supportedModes of A holds, and openAppWhenRun has no effect beside it: remove openAppWhenRun"
                        + " [modes-win]")
            ])
    }

    @Test("Defaults must be constant, except of dates and links")
    func defaults() throws {
        let found = try findings(
            """
            let many = 3
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                @Parameter(title: "Count", default: many) var count: Int
                @Parameter(title: "Day", default: Date.now) var day: Date
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "5:51",
                    "error: the default of A.count must be a literal or an enum case [default-not-constant]")
            ])
    }

    @Test("A dialog that is no literal is not shown by the system")
    func dialogs() throws {
        let found = try findings(
            """
            let name = "x"
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                @Parameter(title: "Count", requestValueDialog: "How many \\(name)?") var count: Int
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "5:77",
                    "warning: requestValueDialog of A.count is not a literal, so the system asks with the parameter's"
                        + " title instead: write a string literal, or ask from perform() with requestValue"
                        + " [dialog-not-literal]")
            ])
    }

    @Test("Members that a superclass or a protocol extension gives cannot be read")
    func missingMembers() throws {
        let found = try findings(
            """
            protocol Titled: AppIntent {}
            extension Titled { static var title: LocalizedStringResource { "From the protocol" } }
            struct A: Titled {
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "4:8",
                    "error: the title of A comes from a superclass or a protocol extension, where it cannot be read:"
                        + " declare it in the type itself [member-not-declared]")
            ])
    }

    @Test("Generic and local types cannot be found by name")
    func genericAndLocal() throws {
        let found = try findings(
            """
            struct A<Value: Sendable>: AppIntent {
                static var title: LocalizedStringResource { "A" }
                \(perform)
            }
            func local() {
                struct B: AppIntent {
                    static let title: LocalizedStringResource = "B"
                    \(perform)
                }
            }
            """)
        #expect(
            found == [
                finding(
                    "2:8",
                    "error: A is generic and cannot be an action: declare a type for each use [generic-type]"),
                finding(
                    "7:12",
                    "error: B is declared in a function and cannot be an action: move it out of the function"
                        + " [local-type]"),
            ])
    }

    @Test("KP-08: equal identifiers are an error that shows both places; nested queries never clash")
    func duplicates() throws {
        let found = try findings(
            """
            enum Front {
                struct A: AppIntent {
                    static let title: LocalizedStringResource = "A"
                    \(perform)
                }
            }
            enum Back {
                struct A: AppIntent {
                    static let title: LocalizedStringResource = "A"
                    \(perform)
                }
                struct Renamed: AppIntent {
                    static let persistentIdentifier = "B"
                    static let title: LocalizedStringResource = "B"
                    \(perform)
                }
            }
            \(bed)
            struct Tool: AppEntity {
                struct Query: EntityQuery {
                    func entities(for identifiers: [String]) async throws -> [Tool] { [] }
                }
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
                static let defaultQuery = Query()
                let id: String
                var displayRepresentation: DisplayRepresentation { "Tool" }
            }
            """)
        #expect(
            found == [
                finding(
                    "9:12",
                    "error: two actions have the identifier “A”, Garden.Back.A here and Garden.Front.A at"
                        + " Sources/Garden/Garden.swift:3: give one of them its own persistentIdentifier"
                        + " [duplicate-identifier]")
            ])
    }

    @Test("What the system fills in must be a parameter")
    func target() throws {
        let found = try findings(
            """
            enum Amount: String, AppEnum {
                case cup
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
                static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [.cup: "Cup"]
            }
            struct A: OpenIntent {
                static let title: LocalizedStringResource = "A"
                var target: Amount = .cup
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "9:9",
                    "error: target of A must be declared with @Parameter, or the system never fills it"
                        + " [target-not-parameter]")
            ])
    }

    @Test("KP-76: a default must have as many elements as the parameter takes")
    func collectionSizes() throws {
        let found = try findings(
            """
            \(bed)
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                @Parameter(title: "Beds", default: [], size: IntentCollectionSize(min: 1, max: 3)) var beds: [Bed]
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "13:92",
                    "error: the default of A.beds has 0 elements, and the parameter takes at least 1: add to it, or"
                        + " lower the size [default-too-short]")
            ])
    }

    @Test("Limits that nothing keeps, and a default outside of them, are refused")
    func ranges() throws {
        let found = try findings(
            """
            \(bed)
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                @Parameter(title: "Low", default: 9, inclusiveRange: (1, 5)) var low: Int
                @Parameter(title: "High", default: 0.5, inclusiveRange: (0.25, 0.75)) var high: Double
                @Parameter(title: "None", inclusiveRange: (5, 1)) var none: Int
                @Parameter(title: "Beds", size: IntentCollectionSize(min: 3, max: 1)) var beds: [Bed]
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "13:70",
                    "error: the default of A.low is 9, and the parameter takes 1 to 5: change the default or the range"
                        + " [default-out-of-range]"),
                finding(
                    "15:59",
                    "error: the range of A.none goes from 5 to 1, and no number is in it: swap its bounds [range-empty]"
                ),
                finding(
                    "16:79",
                    "error: the size of A.beds goes from 3 to 1, and no list has it: swap the two [size-empty]"),
            ])
    }

    @Test("A default with more elements than the parameter takes is refused")
    func defaultTooLong() throws {
        let found = try findings(
            """
            \(bed)
            struct A: AppIntent {
                static let title: LocalizedStringResource = "A"
                @Parameter(
                    title: "Beds", default: [Bed(id: "1"), Bed(id: "2"), Bed(id: "3")],
                    size: IntentCollectionSize(min: 0, max: 2))
                var beds: [Bed]
                \(perform)
            }
            """)
        #expect(
            found == [
                finding(
                    "16:9",
                    "error: the default of A.beds has 3 elements, and the parameter takes at most 2: shorten it, or raise"
                        + " the size [default-too-long]")
            ])
    }
}
