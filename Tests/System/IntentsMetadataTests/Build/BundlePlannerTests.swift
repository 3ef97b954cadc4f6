import Foundation
import IntentsModel
import Testing

@testable import IntentsMetadata

@Suite("Which bundles a package yields", .onCompilerThread)
struct BundlePlannerTests {
    private let build: BuildFolder
    private static let helper = "@main struct Helper: AppIntentsExtension {}\n"

    init() throws { build = try BuildFolder() }

    private func add(_ name: String, _ source: String) throws {
        try build.addModule(name, source: source)
        try build.addProduct(name, modules: [name])
    }

    private func info(_ plan: BundlePlan) throws -> BundleInfo {
        try BundleInfo(propertyList: plan.properties.encoded(), bundle: "X.app")
    }

    @Test("An executable with declarations is an app, with an identity of its names")
    func app() throws {
        try add("Garden", BuildFolder.intent("Water"))
        let plans = try build.planner(build.package(["Garden"])).plans(product: nil)
        #expect(plans.map(\.product) == ["Garden"])
        #expect(
            try info(plans[0])
                == BundleInfo(
                    identifier: "garden-tools.garden", name: "Garden", version: "1.0", executable: "Garden"))
        #expect(plans[0].metadata.actions.keys.sorted() == ["Water"])
    }

    @Test("KP-04: an executable without declarations gets a note and no bundle")
    func nothingDeclared() throws {
        try add("Tool", "let x = 1")
        let planner = try build.planner(build.package(["Tool"]))
        #expect(try planner.plans(product: nil).isEmpty)
        #expect(
            planner.analyses[0].diagnostics.map { $0.rendered(root: "") } == [
                "note: no App Intents declarations in module Tool [nothing-declared]"
            ])
    }

    @Test("A library that the program loads and that brings its own AppIntents is refused", arguments: [false, true])
    func secondCopy(isIncluded: Bool) throws {
        let package = "public struct PlantsPackage: AppIntentsPackage {}\n"
        try build.addModule("Plants", source: package + BuildFolder.intent("Plant"))
        try build.addProduct("Plants", modules: ["Plants"])
        let includes = "static var includedPackages: [any AppIntentsPackage.Type] { [PlantsPackage.self] }"
        // Naming its package is no way to include what such a library holds.
        let naming = "import Plants\nstruct P: AppIntentsPackage { \(includes) }\n"
        try add("Garden", (isIncluded ? naming : "") + BuildFolder.intent("Water"))
        try build.linkProgram("Garden", loading: "Plants")
        #expect(
            buildMessage { _ = try build.planner(build.package(["Garden"])) }
                == "Garden and libPlants.so each hold a copy of AppIntents, and intents of one are not seen by the other:"
                + " make the library product Plants static.")
    }

    @Test("A library that somebody else built is known by its symbols")
    func foreignCopy() throws {
        try add("Garden", BuildFolder.intent("Water"))
        let symbol = #"int framework __asm__("$s10AppIntents0A6IntentMp") = 1;"#
        try build.linkProgram("Garden", loading: "Plants", holding: symbol)
        #expect(
            buildMessage { _ = try build.planner(build.package(["Garden"])) }
                == "Garden and libPlants.so each hold a copy of AppIntents, and intents of one are not seen by the other:"
                + " link a static library in its place.")
        try build.linkProgram("Garden", loading: "Plants", holding: "extern \(symbol.dropLast(5));")
        #expect(buildMessage { _ = try build.planner(build.package(["Garden"])) } == nil)
    }

    @Test("An app that has forgotten all of its intents is told so, and not that it has none")
    func everythingForgotten() throws {
        try build.addModule(
            "Core", source: "public struct CorePackage: AppIntentsPackage {}\n" + BuildFolder.intent("Rest"))
        try build.addModule("Garden", source: "import Core\nimport PlatformSwiftUI\n" + Self.app)
        try build.addProduct("Garden", modules: ["Core", "Garden"])
        let found = try build.planner(build.package(["Garden"])).analyses[0].diagnostics
        #expect(found.map(\.id) == ["module-not-included"])
        #expect(
            found.map { "\($0.location?.file ?? ""):\($0.location?.line ?? 0)" } == ["Sources/Garden/Garden.swift:4"])
    }

    @Test("Bundles/<Product>.plist says what it says, and the rest is derived")
    func propertyList() throws {
        try add("Garden", BuildFolder.intent("Water"))
        let data = try PropertyListSerialization.data(
            fromPropertyList: [
                "CFBundleIdentifier": "org.example.garden", "CFBundleDisplayName": "My Garden",
                "INAlternativeAppNames": [["INAlternativeAppName": "Plants"]], "CFBundleExecutable": "ignored",
                "CFBundleURLTypes": [["CFBundleURLSchemes": ["garden"]]],
            ] as [String: Any], format: .xml, options: 0)
        try build.folder.write(data, to: "Bundles/Garden.plist")
        let plan = try build.planner(build.package(["Garden"])).plans(product: nil)[0]
        #expect(
            try info(plan)
                == BundleInfo(
                    identifier: "org.example.garden", name: "My Garden", alternativeNames: ["Plants"],
                    version: "1.0", executable: "Garden", urlSchemes: ["garden"]))
        let written = try PropertyListSerialization.propertyList(from: plan.properties.encoded(), format: nil)
        let types = (written as? [String: Any])?["CFBundleURLTypes"] as? [[String: [String]]]
        #expect(types == [["CFBundleURLSchemes": ["garden"]]])
    }

    @Test("A property list that is none, and an identifier that cannot be one")
    func badPropertyList() throws {
        try add("Garden", BuildFolder.intent("Water"))
        let planner = try build.planner(build.package(["Garden"]))
        try build.folder.write("{", to: "Bundles/Garden.plist")
        #expect(
            buildMessage { _ = try planner.plans(product: nil) }
                == "\(build.root)/Bundles/Garden.plist is not a readable property list: correct it.")
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleIdentifier": "a/b"], format: .xml, options: 0)
        try build.folder.write(data, to: "Bundles/Garden.plist")
        #expect(
            buildMessage { _ = try planner.plans(product: nil) }
                == "\(build.root)/Bundles/Garden.plist has the CFBundleIdentifier “a/b”: use letters, digits, hyphens and"
                + " single dots between them, at most 155 characters.")
    }

    @Test("An extension belongs to the one app, with an identifier below it")
    func appExtension() throws {
        try add("Garden", "let x = 1")
        try add("Helper", Self.helper + BuildFolder.intent("Water"))
        let plans = try build.planner(build.package(["Garden", "Helper"])).plans(product: nil)
        #expect(plans.map(\.product) == ["Garden"])
        #expect(plans[0].extensions.map(\.product) == ["Helper"])
        #expect(
            try info(plans[0].extensions[0])
                == BundleInfo(
                    identifier: "garden-tools.garden.helper", name: "Helper", version: "1.0", executable: "Helper",
                    kind: .appIntentsExtension, hostIdentifier: "garden-tools.garden"))
    }

    @Test(
        "A program of widgets is an extension of the app, an app with widgets beside it is an app",
        arguments: [
            "@main struct Shelf: WidgetBundle { var body: some Widget { Clock() } }\n\(clock)", "@main \(clock)",
        ])
    func widgets(source: String) throws {
        try add("Garden", "import PlatformSwiftUI\n\(Self.app)\(Self.clock)\(BuildFolder.intent("Water"))")
        try add("Shelf", "import PlatformSwiftUI\n\(source)\(BuildFolder.intent("Wind"))")
        let plans = try build.planner(build.package(["Garden", "Shelf"])).plans(product: nil)
        #expect(plans.map(\.product) == ["Garden"])
        #expect(
            try plans[0].extensions.map(info) == [
                BundleInfo(
                    identifier: "garden-tools.garden.shelf", name: "Shelf", version: "1.0", executable: "Shelf",
                    kind: .widgetExtension, hostIdentifier: "garden-tools.garden")
            ])
    }

    @Test(
        "A program with a main.swift is what it starts there, whatever else it holds",
        arguments: [
            ("print(1)\nAppIntentsHost.run()", ProcessKind.app), ("// Shelf.main()\nBookShelf.main()", .app),
            ("import X\nawait Shelf.main()", .widgetExtension), ("Helper.main()", .appIntentsExtension),
        ])
    func mainFile(text: String, kind: ProcessKind) throws {
        let bundle = "struct Shelf: WidgetBundle { var body: some Widget { Clock() } }\n"
        let helper = "struct Helper: AppIntentsExtension {}\n"
        try add("Garden", "import PlatformSwiftUI\n\(Self.clock)\(bundle)\(helper)\(BuildFolder.intent("Water"))")
        try build.folder.write(text, to: "Sources/Garden/main.swift")
        let analysis = try build.planner(build.package(["Garden"])).analyses[0]
        #expect(analysis.kind == kind)
    }

    private static let app = """
        @main struct Main: App { var body: some Scene { WindowGroup { Text(verbatim: "") } } }

        """
    private static let clock = """
        struct Clock: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }

        """

    @Test("With several apps, an extension's property list names its app")
    func severalApps() throws {
        try add("Garden", BuildFolder.intent("Water"))
        try add("Shed", BuildFolder.intent("Open"))
        try add("Helper", Self.helper)
        let planner = try build.planner(build.package(["Garden", "Helper", "Shed"]))
        #expect(
            buildMessage { _ = try planner.plans(product: nil) }
                == "The extension Helper could belong to Garden, Shed: name one in Bundles/Helper.plist under the key"
                + " OpenAppIntentsHost.")
        func name(_ host: String) throws {
            let data = try PropertyListSerialization.data(
                fromPropertyList: ["OpenAppIntentsHost": host], format: .xml, options: 0)
            try build.folder.write(data, to: "Bundles/Helper.plist")
        }
        try name("Shed")
        let plans = try planner.plans(product: nil)
        #expect(plans.map { $0.extensions.map(\.product) } == [[], ["Helper"]])
        #expect(try planner.plans(product: "Garden").map(\.product) == ["Garden"])
        try name("Barn")
        #expect(
            buildMessage { _ = try planner.plans(product: nil) }
                == "Bundles/Helper.plist names the host Barn, which is no app of the package: name one of Garden, Shed."
        )
    }

    @Test("An extension without an app, and a product that is no app")
    func noApp() throws {
        try add("Helper", Self.helper)
        #expect(
            buildMessage { _ = try build.planner(build.package(["Helper"])).plans(product: nil) }
                == "The extension Helper has no app: add an executable that links AppIntents to the package.")
        try add("Garden", BuildFolder.intent("Water"))
        #expect(
            buildMessage { _ = try build.planner(build.package(["Garden", "Helper"])).plans(product: "Helper") }
                == "The package has no app “Helper”: it has Garden.")
    }

    @Test("One identifier for two actions of app and extension is an error; one shared action is none")
    func duplicateInExtension() throws {
        try build.addModule(
            "Core", source: "public struct CorePackage: AppIntentsPackage {}\n" + BuildFolder.intent("Rest"))
        let includes = "static var includedPackages: [any AppIntentsPackage.Type] { [CorePackage.self] }"
        for (name, source) in [("Garden", ""), ("Helper", Self.helper)] {
            try build.addModule(
                name,
                source: "import Core\n\(source)struct P: AppIntentsPackage { \(includes) }\n"
                    + BuildFolder.intent("Water"))
            try build.addProduct(name, modules: ["Core", name])
        }
        let plan = try build.planner(build.package(["Garden", "Helper"])).plans(product: nil)[0]
        #expect(
            plan.findings.map { $0.rendered(root: "") } == [
                "Sources/Helper/Helper.swift:5:8: error: two actions have the identifier “Water”, Helper.Water here and"
                    + " Garden.Water at Sources/Garden/Garden.swift:4: give one of them its own persistentIdentifier"
                    + " [duplicate-identifier]"
            ])
    }

    @Test("One identifier for two entities or enums of app and extension is an error too")
    func duplicateTypesInExtension() throws {
        try add("Garden", ModuleRuleTests.bed)
        try add("Helper", Self.helper + ModuleRuleTests.bed)
        let plan = try build.planner(build.package(["Garden", "Helper"])).plans(product: nil)[0]
        let advice = "give one of them its own persistentIdentifier [duplicate-identifier]"
        #expect(
            plan.findings.map { $0.rendered(root: "") } == [
                "Sources/Helper/Helper.swift:3:8: error: two entities have the identifier “Bed”, Helper.Bed here and"
                    + " Garden.Bed at Sources/Garden/Garden.swift:2: \(advice)",
                "Sources/Helper/Helper.swift:12:6: error: two enums have the identifier “Amount”, Helper.Amount here and"
                    + " Garden.Amount at Sources/Garden/Garden.swift:11: \(advice)",
            ])
    }

    @Test("The modules that a property list leaves out on purpose, and a list that is none")
    func leftOnPurpose() throws {
        try build.addModule("Core", source: BuildFolder.intent("Rest"))
        try build.addModule("Garden", source: "import Core\n" + BuildFolder.intent("Water"))
        try build.addProduct("Garden", modules: ["Core", "Garden"])
        func analysis(_ value: Any) throws -> ProductAnalysis {
            let data = try PropertyListSerialization.data(
                fromPropertyList: ["OpenAppIntentsModulesNotOffered": value], format: .xml, options: 0)
            try build.folder.write(data, to: "Bundles/Garden.plist")
            return try build.planner(build.package(["Garden"])).analyses[0]
        }
        #expect(try analysis([String]()).diagnostics.map(\.id) == ["module-not-included"])
        #expect(try analysis(["Core"]).diagnostics == [])
        #expect(
            buildMessage { _ = try analysis("Core") }
                == "\(build.root)/Bundles/Garden.plist has an OpenAppIntentsModulesNotOffered that is no list of module"
                + " names: write an array of strings.")
    }

    @Test("One app is built of its own program and its extensions, whatever another one is like")
    func members() throws {
        try add("Garden", BuildFolder.intent("Water"))
        try add("Shop", BuildFolder.intent("Sell"))
        try add("Helper", Self.helper)
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["OpenAppIntentsHost": "Garden"], format: .xml, options: 0)
        try build.folder.write(data, to: "Bundles/Helper.plist")
        let planner = try build.planner(build.package(["Garden", "Helper", "Shop"]))
        #expect(planner.members(of: "Garden").map(\.product) == ["Garden", "Helper"])
        #expect(planner.members(of: "Shop").map(\.product) == ["Shop"])
        #expect(planner.members(of: nil).map(\.product) == ["Garden", "Helper", "Shop"])
    }

    @Test("Resources of linked targets and the app's own texts are packed")
    func resources() throws {
        try add("Garden", BuildFolder.intent("Water"))
        for file in [
            "Garden Tools_Garden.resources/de.lproj/Localizable.strings", "Garden Tools_Garden.resources/data.json",
            "Garden Tools_Other.resources/data.json",
        ] {
            try build.folder.write("", to: "bin/\(file)")
        }
        let plan = try build.planner(build.package(["Garden"])).plans(product: nil)[0]
        #expect(plan.files.map(\.name) == ["Garden", "Garden Tools_Garden.resources", "de.lproj"])
        #expect(try info(plan).localizations == ["de"])
    }
}
