import Foundation
import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("intents check on a bundle", .onCompilerThread)
struct BundleCheckTests {
    private func findings(_ fixture: BundleFixture, locales: Bool = false) throws -> [String] {
        try BundleCheck(path: fixture.path, checksLocales: locales).run().diagnostics.map { $0.rendered(root: "") }
    }

    /// A program that declares what `source` says, linked without the framework's own code.
    private func program(
        _ source: String, named name: String, module: String = "Garden", in fixture: BundleFixture
    ) throws {
        let framework = try fixture.folder.write(
            """
            public protocol AppIntent {}
            public protocol AppEnum {}
            public protocol AppEntity {}
            @propertyWrapper public final class IntentParameter<Value> {
                public var wrappedValue: Value
                public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            }
            @propertyWrapper public final class EntityProperty<Value> {
                public var wrappedValue: Value
                public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            }
            """, to: "AppIntents.swift")
        let file = try fixture.folder.write("import AppIntents\n\(source)", to: "Garden.swift")
        let folder = fixture.folder.path
        for arguments in [
            [
                "-parse-as-library", "-emit-module", "-emit-library", "-static", "-module-name", "AppIntents",
                framework,
                "-emit-module-path", "\(folder)/AppIntents.swiftmodule", "-o", "\(folder)/libAppIntents.a",
            ],
            [
                "-module-name", module, "-parse-as-library", "-I", folder, "-L", folder, "-lAppIntents", file, "-o",
                "\(fixture.path)/\(name)",
            ],
        ] {
            #expect(try ChildProcess(program: "swiftc", arguments: arguments).runPassingOutput() == 0)
        }
    }

    @Test("KP-07: what the program declares and the metadata lacks, and the other way round")
    func comparison() throws {
        let fixture = try BundleFixture()
        try program(
            """
            struct Forgotten: AppIntent {}
            enum Amount: AppEnum { case cup }
            @main struct Main { static func main() { print([Forgotten.self] as [Any.Type], Amount.self) } }
            """, named: "Garden", in: fixture)
        #expect(
            try findings(fixture) == [
                "error: the metadata of Garden names Garden.Water, an AppIntent, which the program does not hold: build the"
                    + " bundle again with “intents build” [metadata-extra]",
                "error: Garden declares Garden.Amount, an AppEnum, which its metadata lacks: build the bundle again with"
                    + " “intents build” [metadata-missing]",
                "error: Garden declares Garden.Forgotten, an AppIntent, which its metadata lacks: build the bundle again"
                    + " with “intents build” [metadata-missing]",
            ])
    }

    @Test("KP-07: types that have changed since the metadata was made")
    func changedMembers() throws {
        var metadata = BundleFixture.metadata
        metadata.actions["Water"]?.parameters = ["gently", "litres"].map { name in
            ParameterDescription(name: name, title: LocalizedText(name), valueType: .primitive(.int))
        }
        metadata.enums = [
            EnumDescription(
                identifier: "Amount", fullyQualifiedTypeName: "Garden.Amount",
                display: DisplayDescription(title: LocalizedText("Amount")),
                cases: ["cup", "sip"].map { name in
                    EnumCaseDescription(
                        rawValue: name, name: name, display: DisplayDescription(title: LocalizedText(name)))
                })
        ]
        metadata.entities["Plant"] = EntityDescription(
            identifier: "Plant", fullyQualifiedTypeName: "Garden.Plant",
            display: DisplayDescription(title: LocalizedText("Plant")),
            properties: [PropertyDescription(name: "age", title: LocalizedText("Age"), valueType: .primitive(.int))])
        let fixture = try BundleFixture(metadata: metadata)
        try program(
            """
            struct Water: AppIntent {
                @IntentParameter var gently = 1
                @IntentParameter var amounts: [Amount?] = []
                var plain = 3
            }
            enum Amount: AppEnum { case cup, mug }
            private enum Shed { struct Unused {} }
            struct Plant: AppEntity {
                @EntityProperty var name = ""
                var id = 1
            }
            @main struct Main { static func main() { print([Water.self, Amount.self, Plant.self] as [Any.Type]) } }
            """, named: "Garden", in: fixture)
        let advice = "build the bundle again with “intents build” [metadata-changed]"
        #expect(
            try findings(fixture) == [
                "error: the metadata of Garden does not fit Garden.Amount: it lacks the case mug, its case sip is gone;"
                    + " \(advice)",
                "error: the metadata of Garden does not fit Garden.Plant: it lacks the property name; \(advice)",
                "error: the metadata of Garden does not fit Garden.Water: it lacks the parameter amounts, its parameter"
                    + " litres is gone; \(advice)",
            ])
    }

    @Test("A module with “Intents” in its name, whose symbols spell the framework's name in a shorter way")
    func moduleOfIntents() throws {
        var metadata = BundleFixture.metadata
        metadata.modules = ["GardenIntents"]
        metadata.actions["Water"]?.fullyQualifiedTypeName = "GardenIntents.Water"
        let fixture = try BundleFixture(metadata: metadata)
        try program(
            """
            struct Water: AppIntent {}
            @main struct Main { static func main() { print(Water.self) } }
            """, named: "Garden", module: "GardenIntents", in: fixture)
        #expect(try findings(fixture) == [])
    }

    @Test("A module whose declarations are not in the metadata, unless the bundle says that this is on purpose")
    func moduleLeftOut() throws {
        var metadata = BundleFixture.metadata
        metadata.modules = ["App"]
        metadata.actions = [:]
        let source = """
            struct Water: AppIntent {}
            enum Amount: AppEnum { case cup }
            @main struct Main { static func main() { print([Water.self, Amount.self] as [Any.Type]) } }
            """
        let fixture = try BundleFixture(metadata: metadata)
        try program(source, named: "Garden", in: fixture)
        #expect(
            try findings(fixture) == [
                "error: Garden holds module Garden, whose Amount and Water its metadata leaves out: include the module's"
                    + " AppIntentsPackage, or name the module under OpenAppIntentsModulesNotOffered in its property list,"
                    + " and build the bundle again with “intents build” [module-left-out]"
            ])
        try fixture.write(
            info: BundleFixture.info(["OpenAppIntentsModulesNotOffered": ["Garden"]]), below: "Garden.app")
        #expect(try findings(fixture) == [])
    }

    @Test("A program without symbols is not compared, which is said")
    func stripped() throws {
        #expect(
            try findings(BundleFixture()) == [
                "note: Garden has no symbols, so its declarations were not compared with the metadata"
                    + " [program-stripped]"
            ])
    }

    @Test("KP-62: a language that lacks a text is named with key, table and place")
    func missingTranslations() throws {
        var metadata = BundleFixture.metadata
        metadata.actions["Water"]?.description = ActionText(
            descriptionText: LocalizedText("Waters it", table: "Intents"))
        let fixture = try BundleFixture(
            info: BundleFixture.info(["CFBundleLocalizations": ["en", "fr"]]), metadata: metadata)
        try fixture.folder.write("\"Water\" = \"Gießen\";", to: "Garden.app/de.lproj/Localizable.strings")
        let found = try findings(fixture, locales: true).filter { $0.hasSuffix("[text-not-translated]") }
        #expect(
            found == [
                "error: the description of Water has no de text for the key “Waters it” in the table Intents: add it"
                    + " [text-not-translated]",
                "error: the description of Water has no fr text for the key “Waters it” in the table Intents: add it"
                    + " [text-not-translated]",
                "error: the title of Water has no fr text for the key “Water” in the table Localizable: add it"
                    + " [text-not-translated]",
            ])
    }

    @Test("A string table that cannot be read is an error at its place; a key that stands twice is a warning")
    func unreadableStrings() throws {
        let fixture = try BundleFixture()
        let table = try fixture.folder.write("\"Water\" = \"Gießen\"", to: "Garden.app/de.lproj/Localizable.strings")
        for locales in [false, true] {
            let found = try findings(fixture, locales: locales).filter { $0.hasSuffix("[strings-unreadable]") }
            #expect(found == ["\(table):1:1: error: “Water” is not followed by “;”. Add it. [strings-unreadable]"])
        }
        try fixture.folder.write("\"a\" = \"b\";\n\"a\" = \"c\";", to: "Garden.app/de.lproj/Localizable.strings")
        #expect(
            try findings(fixture).first
                == "\(table):2:1: warning: “a” is already defined on line 1, which is used. Remove one of them. "
                + "[strings-unreadable]")
        let catalog = try fixture.folder.write("{ \"strings\": {} }", to: "Garden.app/Localizable.xcstrings")
        #expect(
            try findings(fixture).contains(
                "error: \(catalog): “sourceLanguage” is missing at the top of the string catalog. Add it. "
                    + "[strings-unreadable]"))
    }

    @Test("A translation that takes a value which its key does not give is an error")
    func otherValues() throws {
        let fixture = try BundleFixture()
        let table = try fixture.folder.write(
            "\"%lld beds\" =\n  \"%lld Beete, %@\";", to: "Garden.app/de.lproj/Localizable.strings")
        let result = try BundleCheck(path: fixture.path).run()
        #expect(result.exitStatus == 1)
        #expect(
            result.diagnostics.map { $0.rendered(root: "") }.contains(
                "\(table):2:3: error: the de text “%lld Beete, %@” of the key “%lld beds” in the table Localizable takes 2 values, and the key has 1:"
                    + " write no other placeholders than the key's [text-takes-other-values]"))
    }

    @Test("KP-57: untranslated phrases are warnings, with a count for each language")
    func missingPhrases() throws {
        var metadata = BundleFixture.metadata
        metadata.shortcuts = [
            ShortcutDescription(
                actionIdentifier: "Water",
                phrases: [LocalizedText("Water in ${applicationName}"), LocalizedText("Pour in ${applicationName}")])
        ]
        let fixture = try BundleFixture(metadata: metadata)
        try fixture.folder.write(
            "\"Water in ${applicationName}\" = \"Gießen mit ${applicationName}\";",
            to: "Garden.app/de.lproj/AppShortcuts.strings")
        try fixture.folder.write("\"Water\" = \"Gießen\";", to: "Garden.app/de.lproj/Localizable.strings")
        let result = try BundleCheck(path: fixture.path, checksLocales: true).run()
        #expect(result.exitStatus == 0)
        #expect(
            result.diagnostics.map { $0.rendered(root: "") } == [
                "warning: the phrase “Pour in ${applicationName}” has no de text in the table AppShortcuts: add it, or"
                    + " people have to say it as the source does [phrase-not-translated]",
                "note: 1 of 2 phrases are translated into de [phrases-translated]",
                "note: Garden has no symbols, so its declarations were not compared with the metadata [program-stripped]",
            ])
    }
}
