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

    private let mention =
        "struct GardenPackage: AppIntentsPackage { static var includedPackages:"
        + " [any AppIntentsPackage.Type]"
    private let leave = "or name GardenCore under OpenAppIntentsModulesNotOffered in Bundles/Garden.plist"

    @Test("KP-12: a forgotten package is an error with all its types and the declaration to write")
    func notIncluded() throws {
        let compiler = try FixtureCompiler()
        let left = try compiler.module("GardenCore", source: core)
        let module = try compiler.module("Garden", source: app)
        #expect(
            compiler.findings([module], left: [left]) == [
                "Sources/Garden/Garden.swift:3:8: error: the app Garden links module GardenCore and includes no package of"
                    + " it, so that nobody is offered Amount and Rest: declare a package in Garden that includes"
                    + " CorePackage.self; \(leave) [module-not-included]\nSources/Garden/Garden.swift:3:8: note: write"
                    + " \(mention) { [CorePackage.self] } }",
                "Sources/Garden/Garden.swift:5:37: error: Water.amount has the type GardenCore.Amount, whose module is not"
                    + " part of the app Garden: add the AppIntentsPackage of GardenCore to includedPackages"
                    + " [type-not-included]",
            ])
    }

    /// A module with intents that its package, when it has one, includes with others.
    private func library(
        _ name: String, intents: [String], package: String? = nil, in compiler: FixtureCompiler
    ) throws -> ModuleRecords {
        let intents = intents.map { intent in
            """
            struct \(intent): AppIntent {
                static let title: LocalizedStringResource = "\(intent)"
                func perform() async throws -> some IntentResult { .result() }
            }
            """
        }
        return try compiler.module(
            name, source: (["import AppIntents", package ?? ""] + intents).joined(separator: "\n"))
    }

    @Test("A forgotten package of a list is an error at the list, which the entry is to be added to")
    func notListed() throws {
        let compiler = try FixtureCompiler()
        let known = try library(
            "Known", intents: [], package: "public struct KnownPackage: AppIntentsPackage {}", in: compiler)
        let many = (1...10).map { "Act\($0)" }
        let left = try library(
            "Left", intents: many, package: "public struct LeftPackage: AppIntentsPackage {}", in: compiler)
        let main = try compiler.module(
            "Garden",
            source: """
                import AppIntents
                import Known
                struct Mine: AppIntentsPackage {
                    static var includedPackages: [any AppIntentsPackage.Type] { [KnownPackage.self] }
                }
                """)
        let line = "static var includedPackages: [any AppIntentsPackage.Type] { [KnownPackage.self, LeftPackage.self] }"
        #expect(
            compiler.findings([main, known], left: [left]) == [
                "Sources/Garden/Garden.swift:4:16: error: the app Garden links module Left and includes no package of it, so"
                    + " that nobody is offered Act1, Act2, Act3, Act4, Act5, Act6, Act7 and 3 more: add LeftPackage.self to"
                    + " includedPackages of Mine; or name Left under OpenAppIntentsModulesNotOffered in"
                    + " Bundles/Garden.plist [module-not-included]\nSources/Garden/Garden.swift:4:16: note: write \(line)"
            ])
    }

    @Test("KP-12: what an extension forgets is said of the extension, and what a package brings is not asked for")
    func extensionForgets() throws {
        let compiler = try FixtureCompiler()
        let core = try library(
            "Core", intents: ["Rest"], package: "public struct CorePackage: AppIntentsPackage {}", in: compiler)
        let package = """
            import Core
            public struct KitPackage: AppIntentsPackage {
                public static var includedPackages: [any AppIntentsPackage.Type] { [CorePackage.self] }
            }
            """
        let kit = try library("Kit", intents: ["Turn"], package: package, in: compiler)
        let main = try compiler.module(
            "Helper", source: "import AppIntents\n@main struct Helper: AppIntentsExtension {}")
        let program = ProgramFacts(product: "Helper", module: "Helper", kind: .appIntentsExtension)
        #expect(
            compiler.findings([main], left: [core, kit], program: program) == [
                "Sources/Helper/Helper.swift:2:14: error: the extension Helper links module Kit and includes no package of"
                    + " it, so that it never runs Turn and Rest: declare a package in Helper that includes KitPackage.self;"
                    + " or name Kit under OpenAppIntentsModulesNotOffered in Bundles/Helper.plist [module-not-included]\n"
                    + "Sources/Helper/Helper.swift:2:14: note: write struct HelperPackage: AppIntentsPackage { static var"
                    + " includedPackages: [any AppIntentsPackage.Type] { [KitPackage.self] } }"
            ])
    }

    @Test("A module that is left out on purpose is no finding, but its types cannot be used")
    func leftOnPurpose() throws {
        let compiler = try FixtureCompiler()
        let left = try compiler.module("GardenCore", source: core)
        let module = try compiler.module("Garden", source: app)
        let program = ProgramFacts(
            product: "Garden", module: "Garden", kind: .app, modulesNotOffered: ["GardenCore"])
        #expect(
            compiler.findings([module], left: [left], program: program).map { $0.suffix(19) } == [
                "[type-not-included]"
            ])
    }

    @Test("A tool that links a library of intents is warned")
    func toolWithLibrary() throws {
        let compiler = try FixtureCompiler()
        let left = try compiler.module("GardenCore", source: core)
        let main = try compiler.module("Garden", source: "import GardenCore\npublic let cup = Amount.cup")
        let found = compiler.findings([main], left: [left])
        #expect(found.count == 1)
        #expect(
            found[0].hasPrefix(
                "Sources/GardenCore/GardenCore.swift:2:15: warning: Garden links module GardenCore and includes no package"
                    + " of it, so that as an app it would not offer Amount and Rest: declare a package in Garden that"
                    + " includes CorePackage.self; \(leave) [module-not-included]"))
    }

    @Test("KP-11: a provider in a module that is not included stops the build")
    func providerLeft() throws {
        let compiler = try FixtureCompiler()
        let shortcuts = """
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(
                        intent: Rest(), phrases: ["Rest in \\(.applicationName)"], shortTitle: "Rest",
                        systemImageName: "moon")
                }
            }
            """
        let left = try library("GardenCore", intents: ["Rest"], package: shortcuts, in: compiler)
        let main = try compiler.module(
            "Garden", source: "import AppIntents\nstruct Mine: AppIntentsPackage {}")
        let remedy =
            "declare “public struct GardenCorePackage: AppIntentsPackage {}” in GardenCore, and add"
            + " GardenCorePackage.self to includedPackages of Mine; \(leave)"
        #expect(
            compiler.findings([main], left: [left]) == [
                "Sources/Garden/Garden.swift:2:8: error: the app Garden links module GardenCore and includes no package of"
                    + " it, so that nobody is offered Shortcuts and Rest: \(remedy) [module-not-included]\n"
                    + "Sources/Garden/Garden.swift:2:8: note: write static var includedPackages: [any"
                    + " AppIntentsPackage.Type] { [GardenCorePackage.self] }",
                "Sources/GardenCore/GardenCore.swift:2:8: error: the shortcuts of Shortcuts would be missing, as module"
                    + " GardenCore is not part of the app Garden: \(remedy) [provider-not-included]",
            ])
    }

    @Test("Equal identifiers of entities and enums in two packages are errors that show both")
    func equalEntitiesAndEnums() throws {
        let compiler = try FixtureCompiler()
        let modules = try ["Left", "Right"].map { name in
            try compiler.module(name, source: "import AppIntents\n" + Self.bed)
        }
        #expect(
            compiler.findings(modules) == [
                "Sources/Right/Right.swift:2:8: error: two entities have the identifier “Bed”, Right.Bed here and Left.Bed at"
                    + " Sources/Left/Left.swift:2: give one of them its own persistentIdentifier [duplicate-identifier]",
                "Sources/Right/Right.swift:11:6: error: two enums have the identifier “Amount”, Right.Amount here and"
                    + " Left.Amount at Sources/Left/Left.swift:11: give one of them its own persistentIdentifier"
                    + " [duplicate-identifier]",
            ])
    }

    /// An entity and an enum.
    static let bed = """
        struct Bed: AppEntity {
            struct Query: EntityQuery {
                func entities(for identifiers: [String]) async throws -> [Bed] { [] }
            }
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
            static let defaultQuery = Query()
            let id: String
            var displayRepresentation: DisplayRepresentation { "Bed" }
        }
        enum Amount: String, AppEnum {
            case cup
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"
            static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [.cup: "Cup"]
        }

        """
}
