import Foundation
import Testing

/// From source to a running intent, as a person does it: the built commands, the example's real package, real processes.
///
/// The example is compiled once, with the scratch path that `intents build` always uses; it serves later runs too.
@Suite("TravelTracking, from its source to its outcomes", .timeLimit(.minutes(30)))
struct TravelTrackingTests {
    private static let app = "org.example.traveltracking"

    @Test("KP-01, KP-10, KP-48: built, installed without its build folder, listed, run, asked, searched, removed")
    func everyStep() async throws {
        let terminal = try Terminal()
        try await build(with: terminal)
        try await install(with: terminal)
        try await list(with: terminal)
        try await run(with: terminal)
        try await haveAsFiles(with: terminal)
        try await ask(with: terminal)
        try await find(with: terminal)
        try await fail(with: terminal)
        try await remove(with: terminal)
        try await terminal.end()
    }

    private func build(with terminal: Terminal) async throws {
        let bundles = terminal.home.appending(path: "bundles").path
        let package = Terminal.checkout.appending(path: "Examples").path
        let first = try await terminal.intents(
            "build", "--package-path", package, "--product", "TravelTracking", "--output", bundles)
        try #require(first.status == 0, "\(first.output)\(first.errors)")
        #expect(first.output.split(separator: "\n").last == "\(bundles)/TravelTracking.app")

        let metadata = URL(filePath: "\(bundles)/TravelTracking.app/Metadata.appintents/extract.actionsdata")
        let bytes = try Data(contentsOf: metadata)
        let second = try await terminal.intents(
            "build", "--package-path", package, "--product", "TravelTracking", "--output", bundles)
        #expect(second.status == 0)
        #expect(try Data(contentsOf: metadata) == bytes, "equal input gave other bytes")
    }

    /// The bundle is moved to a place that no build knows, and the folder it was written to is gone.
    private func install(with terminal: Terminal) async throws {
        let moved = terminal.home.appending(path: "Elsewhere.app")
        let bundles = terminal.home.appending(path: "bundles")
        try FileManager.default.moveItem(at: bundles.appending(path: "TravelTracking.app"), to: moved)
        try FileManager.default.removeItem(at: bundles)
        let installed = try await terminal.intents("install", moved.path)
        #expect(installed.status == 0, "\(installed.errors)")
        try FileManager.default.removeItem(at: moved)
        let upgraded = try await terminal.intents("apps", "--json")
        #expect(upgraded.output.contains(Self.app))
    }

    /// One value as a file of a type, from an action and from a phrase; a list as one file each.
    private func haveAsFiles(with terminal: Terminal) async throws {
        let place = "--latitude 27.17 --longitude 78.04"
        let one = try await terminal.shell("intents run ClosestLandmarkIntent \(place) --as json --output -")
        #expect(one.json?["name"] as? String == "Taj Mahal", "\(one.output)\(one.errors)")
        let list = try await terminal.shell("intents run ListLandmarksIntent --limit 2 --as plainText --output some/")
        #expect(list.status == 0, "\(list.errors)")
        let written = try await terminal.shell("ls some; cat some/*.txt")
        #expect(written.output.split(separator: "\n").count == 4, "\(written.output)")
        let again = try await terminal.shell("intents run ListLandmarksIntent --limit 2 --as plainText --output some")
        #expect(again.output.contains(" 2.txt"), "\(again.output)\(again.errors)")
        let none = try await terminal.shell("intents run ListLandmarksIntent --as png --json")
        let error = none.json?["error"] as? [String: Any]
        #expect(error?["code"] as? String == "unsupportedResultType")
        #expect((error?["message"] as? String)?.contains("public.json, public.utf8-plain-text") == true)
    }

    private func list(with terminal: Terminal) async throws {
        let list = try await terminal.intents("list")
        for action in ["NavigateIntent", "ClosestLandmarkIntent", "OpenLandmarkIntent", "ToggleFavoriteIntent"] {
            #expect(list.output.contains(action))
        }
        #expect(list.output.contains("Navigate in TravelTracking"))
        #expect(!list.output.contains("LandmarkWidgetConfiguration"), "the settings of a widget are no action")
    }

    private func run(with terminal: Terminal) async throws {
        let closest = try await terminal.intents(
            "run", "ClosestLandmarkIntent", "--latitude", "27.17", "--longitude", "78.04", "--json")
        #expect(closest.status == 0)
        let report = try #require(closest.json)
        #expect(report["outcome"] as? String == "success")
        #expect((report["value"] as? [String: Any])?["title"] as? String == "Taj Mahal")
        // The app does not run, and the extension has the kit's intents too: it is the lighter process.
        #expect((report["process"] as? [String: Any])?["kind"] as? String == "appIntentsExtension")
        #expect(report["mode"] as? String == "background")

        let toggled = try await terminal.intents("run", "ToggleFavoriteIntent", "--landmark", "Taj Mahal", "--json")
        let process = try #require(toggled.json?["process"] as? [String: Any])
        #expect(process["kind"] as? String == "appIntentsExtension")
        let suggested = try await terminal.intents("entities", "LandmarkEntity", "--json")
        #expect(suggested.output.contains("Taj Mahal"), "the app does not see the extension's favourite")

        let unset = try await terminal.intents(
            "run", "SetFavoriteIntent", "--landmark", "Taj Mahal", "--no-value", "--json")
        #expect((unset.json?["process"] as? [String: Any])?["kind"] as? String == "widgetExtension")
        let left = try await terminal.intents("entities", "LandmarkEntity", "--json")
        #expect(!left.output.contains("Taj Mahal"), "the extensions do not see each other's favourite")
    }

    private func ask(with terminal: Terminal) async throws {
        let said = try await terminal.intents("say", "navigate to COLLECTIONS, in traveltracking!", "--json")
        #expect(said.status == 0)
        #expect(said.json?["mode"] as? String == "foreground")
        let nothing = try await terminal.intents("say", "Paint the house in TravelTracking", "--json")
        #expect(nothing.status == 4)
        #expect(nothing.json?["outcome"] as? String == "notFound")
    }

    private func find(with terminal: Terminal) async throws {
        let hits = try await terminal.intents("search", "navig", "--json")
        #expect(hits.output.contains("NavigateIntent"))
        let landmark = try await terminal.intents("search", "petra")
        #expect(landmark.output.contains("entity  Petra"), "\(landmark.output)")
        let asian = try await terminal.intents(
            "entities", "LandmarkEntity", "--where", "continent is Asia", "--sort", "name", "--limit", "2")
        #expect(asian.status == 0)
        #expect(asian.output.split(separator: "\n").count == 2)
    }

    private func fail(with terminal: Terminal) async throws {
        let wrong = try await terminal.intents("run", "NavigateIntent", "--navigation-option", "moon", "--json")
        #expect(wrong.status == 2)
        #expect(wrong.json?["outcome"] as? String == "invalidValue")
        let missing = try await terminal.intents("run", "ToggleFavoriteIntent", "--json")
        #expect(missing.status == 3)
        #expect(missing.json?["outcome"] as? String == "needsValue")
    }

    private func remove(with terminal: Terminal) async throws {
        let doctor = try await terminal.intents("doctor")
        #expect(doctor.status == 0, "\(doctor.output)")
        #expect(try await terminal.intents("uninstall", Self.app).status == 0)
        #expect(try await terminal.intents("run", "NavigateIntent", "--json").status == 4)
    }
}
