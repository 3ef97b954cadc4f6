import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("Language modes and isolation defaults", .onCompilerThread)
struct LanguageModeTests {
    /// A way to compile a module of intents.
    struct Mode: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var flags: [String]

        private static let mainActor = ["-default-isolation", "MainActor"]
        private static let upcoming = [
            "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
            "NonisolatedNonsendingByDefault",
        ].flatMap { ["-enable-upcoming-feature", $0] }
        private static let five = ["-swift-version", "5"]
        /// What Swift 6 checks; `#Predicate` makes key paths that are only then Sendable.
        private static let complete =
            five + ["-strict-concurrency=complete", "-enable-upcoming-feature", "InferSendableFromCaptures"]

        static let plain = [Mode("Swift 5", five), Mode("Swift 6", [])]
        static let all =
            plain + [
                Mode("Swift 5, complete checking", complete),
                Mode("Swift 5, upcoming features", complete + upcoming),
                Mode("Swift 5, main actor", five + mainActor), Mode("Swift 6, upcoming features", upcoming),
                Mode("Swift 6, main actor", mainActor),
                Mode("Swift 6, main actor, upcoming features", mainActor + upcoming),
            ]

        private init(_ name: String, _ flags: [String]) {
            testDescription = name
            self.flags = flags + ["-warnings-as-errors"]
        }
    }

    private static let titles = """
        import AppIntents
        struct Stored: AppIntent {
            static let title: LocalizedStringResource = "A"
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Computed: AppIntent {
            static var title: LocalizedStringResource { "A" }
            static var description: IntentDescription? { IntentDescription("B") }
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Isolated: AppIntent {
            nonisolated static let title: LocalizedStringResource = "A"
            nonisolated static let description = IntentDescription("B")
            func perform() async throws -> some IntentResult { .result() }
        }
        enum Amount: String, AppEnum {
            case cup
            nonisolated static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
            static var caseDisplayRepresentations: [Amount: DisplayRepresentation] { [.cup: "Cup"] }
        }
        """

    @Test(
        "KP-77: every form of a static requirement compiles without a warning, and says the same", arguments: Mode.plain
    )
    func staticRequirements(_ mode: Mode) throws {
        let compiler = try FixtureCompiler()
        let module = try compiler.module("Garden", source: Self.titles, flags: mode.flags)
        let metadata = compiler.extraction([module]).metadata
        #expect(metadata.actions.keys.sorted() == ["Computed", "Isolated", "Stored"])
        #expect(Set(metadata.actions.values.map(\.title)) == [LocalizedText("A")])
        #expect(metadata.actions["Computed"]?.description == metadata.actions["Isolated"]?.description)
        #expect(compiler.findings([module]) == [])
    }

    @Test("KP-77: a stored variable is fine in Swift 5, and the compiler's own error in Swift 6")
    func storedVariable() throws {
        let source = """
            import AppIntents
            struct Water: AppIntent {
                static var title: LocalizedStringResource = "A"
                func perform() async throws -> some IntentResult { .result() }
            }
            """
        let compiler = try FixtureCompiler()
        let module = try compiler.module("Garden", source: source, flags: Mode.plain[0].flags)
        #expect(compiler.extraction([module]).metadata.actions["Water"]?.title == LocalizedText("A"))
        let errors = try compiler.complaints(about: source).filter { $0.contains(": error: ") }
        #expect(errors.count == 1)
        #expect(
            errors.first?.contains(
                ":3:16: error: static property 'title' is not concurrency-safe because it is nonisolated global shared"
                    + " mutable state") == true)
    }

    @Test("KP-78: what apps declare compiles in every mode without a warning, and means the same", arguments: Mode.all)
    func typicalModule(_ mode: Mode) throws {
        let compiler = try FixtureCompiler()
        let module = try compiler.module("Beds", source: FixtureCompiler.source("Typical"), flags: mode.flags)
        let metadata = compiler.extraction([module]).metadata
        #expect(metadata.actions.keys.sorted() == ["Dig", "OpenBed"])
        #expect(metadata.actions["Dig"]?.parameters.map(\.name) == ["bed", "soil", "crop", "depth"])
        #expect(
            metadata.actions["Dig"]?.output
                == OutputDescription(valueType: .entity("Bed"), providesDialog: true, showsSnippet: true))
        #expect(
            metadata.entities["Bed"]?.properties.map(\.name).sorted() == ["label", "loudLabel", "size", "story"])
        #expect(metadata.queries.keys.sorted() == ["Beds.BedQuery", "Beds.LargeBeds"])
        #expect(metadata.shortcuts.map(\.actionIdentifier) == ["Dig"])
        #expect(compiler.findings([module]) == [])
    }
}
