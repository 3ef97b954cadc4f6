import FoundationEssentials
import Glibc
import IntentsClient
import IntentsLink
import IntentsModel
import TestFolders
import Testing

@testable import intents

@Suite("Apps, lists and search")
struct AppCommandTests {
    @Test("Installing sends an absolute path and says what was installed")
    func install() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(InstallRequest.self) { request, _ in
                #expect(request.path == "/work place/build/Garden.app")
                return Garden.app
            }
        }
        let run = await daemon.tester.run("install", "build/Garden.app")
        #expect(run.output == "Installed Garden 1.2 (garden.app): 2 actions.\n")
    }

    @Test("A path that ends in dots, or in a link, is that of the folder it leads to")
    func installHere() async throws {
        let folder = TestFolders.newPath()
        let bundle = "\(folder)/Garden.app"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: "\(bundle)/Metadata.appintents", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: bundle)
        let paths = Lock<[String]>([])
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(InstallRequest.self) { request, _ in
                paths.withLock { $0.append(request.path) }
                return Garden.app
            }
        }
        for (place, path) in [(bundle, "."), ("\(bundle)/Metadata.appintents", ".."), (folder, "link")] {
            var tester = daemon.tester
            tester.workingDirectory = place
            #expect(await tester.run("install", path).status == 0)
        }
        let resolved = try #require(realpath(bundle, nil))
        defer { free(resolved) }
        #expect(paths.withLock(\.self) == Array(repeating: String(cString: resolved), count: 3))
    }

    @Test("In a bundle's own folder that bundle is checked, not a package")
    func checkHere() async throws {
        let folder = TestFolders.newPath()
        let bundle = "\(folder)/Garden.app"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: "\(bundle)/Metadata.appintents", withIntermediateDirectories: true)
        for (place, path) in [(bundle, "."), (bundle, "./"), ("\(bundle)/Metadata.appintents", "..")] {
            let run = await CommandLineTester(workingDirectory: place).run("check", path)
            #expect(
                run.error
                    == "intents check: Garden.app has no Info.plist: build the bundle again with “intents build”.\n")
            #expect(run.status == 1)
        }
    }

    @Test(
        "An empty path is no path",
        arguments: [("install", "X.app", "X.app [--json]"), ("check", "PATH|X.app", "PATH|X.app [--locales]")])
    func emptyPath(command: String, argument: String, usage: String) async {
        let run = await CommandLineTester().run(command, "")
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(
            run.error == """
                intents \(command): \(argument) is empty.
                Usage: intents \(command) \(usage)
                “intents \(command) --help” says more.

                """)
    }

    @Test(
        "An install over another version says which way it goes",
        arguments: [
            ("1.1", "Upgraded Garden 1.2 (garden.app) from 1.1: 1 action.\n"),
            ("1.2", "Installed Garden 1.2 (garden.app) again: 1 action.\n"),
            ("1.10", "Went back to Garden 1.2 (garden.app) from the newer 1.10: 1 action.\n"),
        ])
    func upgrade(previous: String, expected: String) async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(InstallRequest.self) { _, _ in
                var app = Garden.app
                app.previousVersion = previous
                app.actionCount = 1
                return app
            }
        }
        let run = await daemon.tester.run("install", "/Garden.app")
        #expect(run.output == expected)
    }

    @Test("Uninstalling says where the data is, or that it is gone")
    func uninstall() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(UninstallRequest.self) { _, _ in Garden.app }
        }
        #expect(
            await daemon.tester.run("uninstall", "Garden").output
                == "Removed Garden (garden.app); its data stays in /containers/garden.app. “intents uninstall garden.app "
                + "--purge” removes it.\n")
        #expect(
            await daemon.tester.run("uninstall", "Garden", "--purge").output
                == "Removed Garden (garden.app) with its data.\n")
    }

    @Test("The data of an app that is gone can be removed later")
    func purgeLater() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(UninstallRequest.self) { _, _ in
                InstalledApp(
                    bundleIdentifier: "garden.app", name: "garden.app", version: "", path: "",
                    container: "/containers/garden.app", state: "notRunning", actionCount: 0)
            }
        }
        #expect(
            await daemon.tester.run("uninstall", "garden.app", "--purge").output
                == "Removed the data of garden.app, which is not installed any more.\n")
    }

    @Test("An install says how many of the actions are listed, when some are not")
    func hiddenActions() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(InstallRequest.self) { _, _ in
                var app = Garden.app
                app.actionCount = 5
                return app
            }
        }
        let run = await daemon.tester.run("install", "/Garden.app")
        #expect(run.output == "Installed Garden 1.2 (garden.app): 5 actions, 2 of them listed.\n")
    }

    @Test("Apps are listed in columns, with their state in words")
    func apps() async throws {
        let run = await (try DaemonStub()).tester.run("apps")
        #expect(run.output == "Garden  1.2  garden.app  in the background\n")
    }

    @Test("Actions are listed below their app")
    func list() async throws {
        let run = await (try DaemonStub()).tester.run("list")
        #expect(
            run.output == """
                Garden  garden.app
                  WaterPlant  Water Plant  “Water a plant in Garden”
                  Prune       Prune

                """)
    }

    @Test("Style is for terminals that want it")
    func colour() async throws {
        var tester = try DaemonStub().tester
        tester.usesColor = true
        #expect(await tester.run("list").output.hasPrefix("\u{1B}[1mGarden\u{1B}[0m  \u{1B}[2mgarden.app\u{1B}[0m\n"))
    }

    @Test("Long lines end at the terminal's edge")
    func narrow() async throws {
        var tester = try DaemonStub().tester
        tester.width = 40
        let lines = await tester.run("list").output.split(separator: "\n")
        #expect(lines[1] == "  WaterPlant  Water Plant  “Water a pla…")
    }

    @Test("A reason that is too long goes on below itself")
    func wrapping() {
        let table = TextTable(rows: [["search", "no", "it is hidden from every list"]], wrapsLastColumn: true)
        #expect(table.lines(width: 37) == ["search  no  it is hidden from every", "            list"])
        #expect(table.lines(width: nil) == ["search  no  it is hidden from every list"])
    }

    @Test("What finds no room beside goes on lines of its own, none of them longer than the terminal")
    func broken() {
        let rows = [
            ["2027-01-01", "success", "com.example.garden/WaterPlant", "The rose has water for a week."],
            ["2027-01-02", "cancelled", "com.example.garden/Prune", ""],
        ]
        #expect(
            TextTable(rows: rows, wrapsLastColumn: true).lines(width: 40) == [
                "2027-01-01  success", "    com.example.garden/WaterPlant: The", "    rose has water for a week.",
                "2027-01-02  cancelled", "    com.example.garden/Prune",
            ])
    }

    @Test("Names that would be cut beyond recognition stay whole, and what stands beside them goes below")
    func unrecognisable() {
        let table = TextTable(rows: [
            ["  ClosestLandmarkIntent", "Find Closest Landmark", "“Find the closest landmark”"], ["  Plant", "Plant"],
            ["  WaterPlant"],
        ])
        #expect(
            table.lines(width: 40) == [
                "  ClosestLandmarkIntent", "    Find Closest Landmark: “Find the", "    closest landmark”", "  Plant",
                "    Plant", "  WaterPlant",
            ])
    }

    @Test("The widest columns are cut first, so that the narrow ones after them can be read")
    func cut() {
        let table = TextTable(rows: [["action", "Water Plant (Gives a plant water)", "Garden", "WaterPlant"]])
        #expect(table.lines(width: 46) == ["action  Water Plant (Give…  Garden  WaterPlant"])
    }

    @Test("Search shows what was found, with kind and app")
    func search() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(SearchRequest.self) { request, _ in
                guard request.text == "basil", request.limit == 3 else { return [] }
                return [
                    SearchHit(
                        kind: "entity", bundleIdentifier: "garden.app", appName: "Garden", identifier: "Plant/7",
                        title: "Basil", subtitle: "Herb")
                ]
            }
        }
        #expect(
            await daemon.tester.run("search", "basil", "--limit", "3").output
                == "entity  Basil (Herb)  Garden  Plant/7\n")
        #expect(await daemon.tester.run("search", "x").output == "Nothing is called “x”.\n")
    }

    @Test("Opening an app says where it is now")
    func open() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(OpenAppRequest.self) { _, _ in
                var app = Garden.app
                app.state = "foregroundActive"
                return app
            }
        }
        #expect(await daemon.tester.run("open", "Garden").output == "Garden is in front.\n")
    }

    @Test("An error has its exit status, as text and as JSON")
    func errors() async throws {
        let daemon = try DaemonStub { handlers in
            handlers.onRequest(OpenAppRequest.self) { _, _ in throw RunError(.notFound, "No app is called Gardn.") }
        }
        let text = await daemon.tester.run("open", "Gardn")
        #expect(text.status == 4)
        #expect(text.error == "intents open: No app is called Gardn.\n")
        let json = await daemon.tester.run("open", "Gardn", "--json")
        #expect(json.status == 4)
        #expect(json.error.isEmpty)
        #expect(
            try json.json
                == .object([
                    "error": .object([
                        "code": .string("notFound"),
                        "message": .string("No app is called Gardn."),
                    ])
                ]))
    }

    @Test("The daemon's lists as JSON carry a version", arguments: [["apps"], ["list"]])
    func json(_ command: [String]) async throws {
        let document = try await (try DaemonStub()).tester.run(command + ["--json"]).json
        guard case .object(let members) = document else {
            Issue.record("It is no object.")
            return
        }
        #expect(members["formatVersion"] == .int(1))
    }
}
