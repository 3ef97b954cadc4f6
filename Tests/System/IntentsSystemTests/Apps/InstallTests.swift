import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("Install, upgrade, uninstall", .timeLimit(.minutes(5)))
struct InstallTests {
    let folder: TemporaryFolder
    let locations: Locations
    let library: AppLibrary

    init() throws {
        folder = try TemporaryFolder()
        locations = Locations(in: folder)
        try locations.createDataDirectories()
        library = AppLibrary(store: try Store(path: locations.storePath), locations: locations)
    }

    private var water: BundleFixture { BundleFixture(metadata: Garden.metadata([Garden.action("WaterPlant")])) }

    private var installedFiles: [String] {
        contents(of: locations.appsDirectory).filter { $0.hasSuffix("Info.plist") }
    }

    private func refusal(of bundle: BundleFixture, _ change: (String) throws -> Void = { _ in }) async throws -> String
    {
        let path = try bundle.write(to: folder.path)
        try change(path)
        let error = await #expect(throws: RunError.self) { try await library.install(path) }
        #expect(try await library.apps() == [])
        #expect(installedFiles == [])
        return try #require(error).message.replacing(path, with: "X.app")
    }

    @Test func installsWithContainer() async throws {
        let path = try water.write(to: folder.path)
        let change = try await library.install(path)
        #expect(change.previous == nil)
        #expect(change.app.name == "Garden")
        #expect(change.app.actionCount == 1)
        #expect(exists(change.app.bundles[0].executable))
        #expect(access(change.app.bundles[0].executable, X_OK) == 0)
        let container = "\(locations.containersDirectory)/com.example.garden"
        #expect(contents(of: container) == ["Documents", "Inbox", "Library", "tmp"])
        #expect(try await library.actions(of: nil, locale: "en").map(\.identifier) == ["WaterPlant"])
    }

    @Test func theBundleWorksWithoutItsSource() async throws {
        let path = try water.write(to: folder.path)
        let app = try await library.install(path).app
        try FileManager.default.removeItem(atPath: path)
        #expect(try await library.catalog(of: app).metadata.actions.keys.sorted() == ["WaterPlant"])
        #expect(exists(app.bundles[0].executable))
    }

    @Test func anUpgradeReplacesTheOldVersionWhole() async throws {
        let first = try await library.install(try water.write(to: folder.path)).app
        var second = water
        second.version = "2.0"
        second.metadata = Garden.metadata([Garden.action("PrunePlant")])
        let change = try await library.install(try second.write(to: folder.path))
        #expect(change.previous == first)
        try await library.removeFiles(of: first)
        #expect(try await library.apps().map(\.version) == ["2.0"])
        #expect(try await library.actions(of: nil, locale: "en").map(\.identifier) == ["PrunePlant"])
        #expect(installedFiles.count == 1)
        #expect(!exists(first.path))
        #expect(exists(change.app.path))
    }

    @Test(arguments: [false, true]) func uninstallKeepsDataUnlessPurged(purge: Bool) async throws {
        let app = try await library.install(try water.write(to: folder.path)).app
        try write("data", to: "\(library.container(of: app))/Documents/note")
        try await library.uninstall(app, purge: purge)
        try await library.removeFiles(of: app)
        #expect(try await library.apps() == [])
        #expect(contents(of: locations.appsDirectory) == [])
        #expect(exists("\(library.container(of: app))/Documents/note") != purge)
        await #expect(throws: RunError.self) { try await library.action("WaterPlant") }
    }

    @Test func reinstallingKeepsData() async throws {
        let app = try await library.install(try water.write(to: folder.path)).app
        try write("data", to: "\(library.container(of: app))/Documents/note")
        try await library.uninstall(app, purge: false)
        try await library.removeFiles(of: app)
        _ = try await library.install(try water.write(to: folder.path))
        #expect(exists("\(library.container(of: app))/Documents/note"))
    }

    @Test("The data of an app that is gone is removed when somebody says so, and no other folder")
    func purgesLater() async throws {
        let app = try await library.install(try water.write(to: folder.path)).app
        #expect(try await !library.removeContainerLeft(by: app.identifier), "it is installed")
        try await library.uninstall(app, purge: false)
        try await library.removeFiles(of: app)
        for name in ["..", ".", "", "../containers", "\(app.identifier)/Documents", "com.example.other"] {
            #expect(try await !library.removeContainerLeft(by: name), "\(name)")
        }
        #expect(exists(library.container(of: app)))
        #expect(try await library.removeContainerLeft(by: app.identifier))
        #expect(!exists(library.container(of: app)))
        #expect(try await !library.removeContainerLeft(by: app.identifier), "it is gone")
    }

    @Test func extensionsComeAlong() async throws {
        var bundle = water
        bundle.plugIns["Part.appex"] = BundleFixture(
            identifier: "com.example.garden.part", metadata: Garden.metadata([Garden.action("Prune")]),
            isExtension: true)
        let app = try await library.install(try bundle.write(to: folder.path)).app
        #expect(app.extensions.map(\.identifier) == ["com.example.garden.part"])
        let catalog = try await library.catalog(of: app)
        #expect(catalog.bundles(withAction: "Prune").map(\.kind) == [.appIntentsExtension])
        #expect(catalog.metadata.actions.keys.sorted() == ["Prune", "WaterPlant"])
    }

    // MARK: Bad bundles

    @Test func refusesWhatIsNotThere() async throws {
        let error = await #expect(throws: RunError.self) { try await library.install("/nowhere/X.app") }
        #expect(error?.code == .badBundle)
        #expect(error?.message.contains("/nowhere/X.app") == true)
    }

    @Test func refusesABundleWithoutMetadata() async throws {
        let text = try await refusal(of: water) { path in
            try FileManager.default.removeItem(atPath: "\(path)/Metadata.appintents")
        }
        #expect(text.contains("Metadata.appintents/extract.actionsdata"))
    }

    @Test func refusesUnreadableAndNewerMetadata() async throws {
        let unreadable = try await refusal(of: water) { path in
            try write("{", to: "\(path)/Metadata.appintents/extract.actionsdata")
        }
        #expect(unreadable.contains("cannot be read"))
        let newer = try await refusal(of: water) { path in
            try write(#"{"toolsVersion":"9","version":"9.0"}"#, to: "\(path)/Metadata.appintents/version.json")
        }
        #expect(newer.contains("update OpenAppIntents"))
    }

    @Test func refusesTwoActionsOfOneIdentifier() async throws {
        var bundle = water
        bundle.plugIns["Part.appex"] = BundleFixture(
            identifier: "com.example.garden.part",
            metadata: Garden.metadata([Garden.action("WaterPlant", module: "Other")]), isExtension: true)
        #expect(
            try await refusal(of: bundle)
                == "The bundle X.app cannot be installed: the types Garden.WaterPlant and Other.WaterPlant both have "
                + "the action identifier WaterPlant; give one of them its own persistentIdentifier. Nothing was changed."
        )
    }

    @Test("a program that this machine does not run replaces nothing")
    func aWrongProgramReplacesNothing() async throws {
        let old = try await library.install(try water.write(to: folder.path)).app
        var broken = water
        (broken.version, broken.program) = ("2.0", "hello")
        let path = try broken.write(to: folder.path)
        let error = await #expect(throws: RunError.self) { try await library.install(path) }
        #expect(
            error?.message
                == "Garden.app/Program cannot run here: it is neither an ELF executable nor a script that begins with “#!”. "
                + "Build the bundle with “intents build” on a machine like this one.")
        #expect(try await library.apps() == [old])
        #expect(exists(old.bundles[0].executable))
    }

    @Test("two entities, or enums, of one identifier are refused like two actions")
    func equalIdentifiersOfTypes() async throws {
        var (plant, amount) = (Garden.plant, Garden.amount)
        plant.fullyQualifiedTypeName = "Shed.Plant"
        amount.fullyQualifiedTypeName = "Shed.Amount"
        let both = Garden.metadata([], entities: [Garden.plant], enums: [Garden.amount])
        let cases = [
            ("entity identifier Plant", "Garden.Plant and Shed.Plant", Garden.metadata([], entities: [plant])),
            ("enum identifier Amount", "Garden.Amount and Shed.Amount", Garden.metadata([], enums: [amount])),
        ]
        for (identifier, types, metadata) in cases {
            var bundle = BundleFixture(metadata: both)
            bundle.plugIns["Shed.appex"] = BundleFixture(
                identifier: "com.example.garden.shed", metadata: metadata, isExtension: true)
            let message = try await refusal(of: bundle)
            #expect(
                message
                    == "The bundle X.app cannot be installed: the types \(types) both have the \(identifier); give one of them "
                    + "its own persistentIdentifier. Nothing was changed.")
        }
    }

    @Test func oneTypeInAppAndExtensionIsOneAction() async throws {
        var bundle = water
        bundle.plugIns["Part.appex"] = BundleFixture(
            identifier: "com.example.garden.part", metadata: water.metadata, isExtension: true)
        #expect(try await library.install(try bundle.write(to: folder.path)).app.actionCount == 1)
    }

    @Test func refusesAMissingOrIdleExecutable() async throws {
        let missing = try await refusal(of: water) { try FileManager.default.removeItem(atPath: "\($0)/Program") }
        #expect(missing.contains("no executable"))
        let idle = try await refusal(of: water) { chmod("\($0)/Program", 0o644) }
        #expect(idle.contains("is not executable"))
    }

    @Test(arguments: ["/etc/passwd", "../../outside", "Resources/../../../outside"])
    func refusesLinksThatLeaveTheBundle(target: String) async throws {
        let text = try await refusal(of: water) { path in symlink(target, "\(path)/link") }
        #expect(text.contains("link that leaves the bundle"))
    }

    @Test func keepsLinksInsideTheBundle() async throws {
        let path = try water.write(to: folder.path)
        symlink("Program", "\(path)/Alias")
        let app = try await library.install(path).app
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(app.path)/Alias") == "Program")
    }

    @Test func refusesAnExecutableOutside() async throws {
        let text = try await refusal(of: water) { path in
            let list = try String(contentsOfFile: "\(path)/Info.plist", encoding: .utf8)
            try write(
                list.replacing("<string>Program</string>", with: "<string>../../bin/sh</string>"),
                to: "\(path)/Info.plist")
        }
        #expect(text.contains("leaves the bundle"))
    }

    @Test func refusesPipes() async throws {
        let text = try await refusal(of: water) { mkfifo("\($0)/pipe", 0o644) }
        #expect(text.contains("pipe is neither a file, a folder nor a link"))
    }

    @Test func refusesTheIdentifierOfAnotherApp() async throws {
        var first = water
        first.plugIns["Part.appex"] = BundleFixture(identifier: "com.example.part", isExtension: true)
        _ = try await library.install(try first.write(to: folder.path))
        let second = BundleFixture(identifier: "com.example.part", metadata: Garden.metadata([]))
        let path = try second.write(to: folder.path, as: "Other.app")
        let error = await #expect(throws: RunError.self) { try await library.install(path) }
        #expect(
            error?.message
                == "The bundle \(path) cannot be installed: the identifier com.example.part already belongs to the app "
                + "com.example.garden. Nothing was changed.")
    }

    @Test func refusesAnExtensionByItself() async throws {
        let part = BundleFixture(identifier: "com.example.part", isExtension: true)
        #expect(
            try await refusal(of: part)
                == "The bundle X.app cannot be installed: it is an extension; install the app that contains it. "
                + "Nothing was changed.")
    }

    // MARK: Stops

    /// A process that is killed at a step is one that never gets beyond it, so the step never returns.
    @Test(arguments: AppLibrary.Step.allCases)
    func aStopAtAnyStepLeavesTheOldOrTheNewVersion(step: AppLibrary.Step) async throws {
        let old = try await library.install(try water.write(to: folder.path)).app
        var next = water
        next.version = "2.0"
        let path = try next.write(to: folder.path)
        let stopped = Deferred<Void>()
        let never = Deferred<Void>()
        let doomed = AppLibrary(store: try Store(path: locations.storePath), locations: locations) { reached in
            guard reached == step else { return }
            stopped.resolve(())
            _ = await never.value()
        }
        let upgrade = Task {
            let change = try await doomed.install(path)
            if let previous = change.previous { try await doomed.removeFiles(of: previous) }
        }
        _ = await stopped.value()
        let survivor = AppLibrary(store: try Store(path: locations.storePath), locations: locations)
        try await survivor.recover()
        let app = try #require(try await survivor.apps().first)
        #expect(app.version == (step == .committed || step == .removedOld ? "2.0" : old.version))
        #expect(exists(app.bundles[0].executable))
        #expect(installedFiles.count == 1)
        #expect(!contents(of: locations.appsDirectory).contains { $0.hasPrefix(".staging/") })
        upgrade.cancel()
        never.resolve(())
        _ = await upgrade.result
    }

    @Test func aPurgeThatWasInterruptedIsFinishedAtTheNextStart() async throws {
        let app = try await library.install(try water.write(to: folder.path)).app
        try await library.uninstall(app, purge: true)
        #expect(exists(library.container(of: app)))
        try await AppLibrary(store: try Store(path: locations.storePath), locations: locations).recover()
        #expect(!exists(library.container(of: app)))
        #expect(contents(of: locations.appsDirectory) == [])
    }

    @Test func theFolderOfAnInstallThatGotNoFurtherIsRemovedAtTheNextStart() async throws {
        try FileManager.default.createDirectory(
            atPath: "\(locations.appsDirectory)/com.example.garden", withIntermediateDirectories: true)
        try await library.recover()
        #expect(contents(of: locations.appsDirectory) == [])
    }

    @Test func appsOfAnOlderIndexAreIndexedAgain() async throws {
        _ = try await library.install(try water.write(to: folder.path))
        let store = try Store(path: locations.storePath)
        try await store.write(.full) { database in
            try database.run("DELETE FROM entries")
            try database.run("UPDATE apps SET index_format = 0")
        }
        try await library.recover()
        #expect(try await library.actions(of: nil, locale: "en").map(\.identifier) == ["WaterPlant"])
    }

    @Test func installsAtOnceAreOneAfterTheOther() async throws {
        let path = try water.write(to: folder.path)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { _ = try? await library.install(path) } }
        }
        try await library.recover()
        #expect(try await library.apps().count == 1)
        #expect(installedFiles.count == 1)
    }
}
