import Testing

@testable import IntentsMetadata

@Suite("Rules about the modules of an app", .onCompilerThread)
struct ModuleRuleTests {
    private let core = """
        import AppIntents
        public struct CorePackage: AppIntentsPackage {}
        public enum Amount: String, AppEnum {
            case cup
            public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
            public static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [.cup: "Cup"]
        }
        public struct Rest: AppIntent {
            public static let title: LocalizedStringResource = "Rest"
            public init() {}
            public func perform() async throws -> some IntentResult { .result() }
        }
        """
    private let app = """
        import AppIntents
        import GardenCore
        struct Water: AppIntent {
            static let title: LocalizedStringResource = "Water"
            @Parameter(title: "Amount") var amount: Amount
            func perform() async throws -> some IntentResult { .result() }
        }
        """

    @Test("A parameter of a type that nothing is known of is an error at its place")
    func unknownType() throws {
        let compiler = try FixtureCompiler()
        _ = try compiler.module(
            "Elsewhere",
            source: """
                import AppIntents
                public enum Amount: String, AppEnum {
                    case cup
                    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
                    public static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [.cup: "Cup"]
                }
                """)
        let module = try compiler.module(
            "Garden",
            source: """
                import AppIntents
                import Elsewhere
                struct Water: AppIntent {
                    static let title: LocalizedStringResource = "Water"
                    @Parameter(title: "Amount") var amount: Amount
                    func perform() async throws -> some IntentResult { .result() }
                }
                """)
        #expect(
            compiler.findings([module]) == [
                "Sources/Garden/Garden.swift:5:37: error: Water.amount has the type Elsewhere.Amount, which values cannot"
                    + " have: use a text, number, date, URL, file, measurement or another value type of App Intents, an"
                    + " AppEnum or an AppEntity [type-unsupported]"
            ])
    }

    @Test("KP-03: metadata is the union of the included modules, whatever their order")
    func union() throws {
        let compiler = try FixtureCompiler()
        let modules = [
            try compiler.module("GardenCore", source: core), try compiler.module("Garden", source: app),
        ]
        let metadata = compiler.extraction(modules).metadata
        #expect(metadata.actions.keys.sorted() == ["Rest", "Water"])
        #expect(metadata.modules == ["Garden", "GardenCore"])
        #expect(
            try metadata.encoded() == compiler.extraction(modules.reversed()).metadata.encoded())
        #expect(compiler.findings(modules) == [])
    }

    @Test("KP-03: one identifier in two modules is an error that shows both")
    func duplicateAcrossModules() throws {
        let compiler = try FixtureCompiler()
        let second = """
            import AppIntents
            struct Rest: AppIntent {
                static let title: LocalizedStringResource = "Rest"
                func perform() async throws -> some IntentResult { .result() }
            }
            """
        let modules = [
            try compiler.module("GardenCore", source: core), try compiler.module("Garden", source: second),
        ]
        #expect(
            compiler.findings(modules) == [
                "Sources/GardenCore/GardenCore.swift:8:15: error: two actions have the identifier “Rest”,"
                    + " GardenCore.Rest here and Garden.Rest at Sources/Garden/Garden.swift:2: give one of them its own"
                    + " persistentIdentifier [duplicate-identifier]"
            ])
    }

    @Test("A type of a module that is linked and not included is an error where it is used")
    func notIncluded() throws {
        let compiler = try FixtureCompiler()
        let left = try compiler.module("GardenCore", source: core)
        let module = try compiler.module("Garden", source: app)
        #expect(
            compiler.findings([module], left: [left]) == [
                "Sources/Garden/Garden.swift:5:37: error: Water.amount has the type GardenCore.Amount, whose module is not"
                    + " part of the app: add the AppIntentsPackage of GardenCore to includedPackages"
                    + " [type-not-included]",
                "Sources/GardenCore/GardenCore.swift:3:13: warning: the declarations of module GardenCore do not belong to"
                    + " the app, for example Amount: add GardenCore.CorePackage.self to includedPackages of the app's"
                    + " AppIntentsPackage [module-not-included]",
            ])
    }

    @Test("KP-11: a provider in a module that is not included stops the build")
    func providerLeft() throws {
        let compiler = try FixtureCompiler()
        let source = """
            import AppIntents
            struct Rest: AppIntent {
                static let title: LocalizedStringResource = "Rest"
                func perform() async throws -> some IntentResult { .result() }
            }
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(
                        intent: Rest(), phrases: ["Rest in \\(.applicationName)"], shortTitle: "Rest",
                        systemImageName: "moon")
                }
            }
            """
        let left = try compiler.module("GardenCore", source: source)
        let remedy =
            "declare a type that conforms to AppIntentsPackage in GardenCore, and add it to includedPackages of the app's"
            + " package"
        #expect(
            compiler.findings([], left: [left]) == [
                "Sources/GardenCore/GardenCore.swift:2:8: warning: the declarations of module GardenCore do not belong to"
                    + " the app, for example Rest: \(remedy) [module-not-included]",
                "Sources/GardenCore/GardenCore.swift:6:8: error: the shortcuts of Shortcuts would be missing, as module"
                    + " GardenCore is not part of the app: \(remedy) [provider-not-included]",
            ])
    }
}
