import IntentsModel
import Testing

@testable import IntentsSystem

@Suite("KP-42: which process runs an action")
struct ProcessChoiceTests {
    private static let own = BundleRecord(
        identifier: "app", app: "app", kind: .app, path: "/app", executable: "/app/Program")
    private static let part = BundleRecord(
        identifier: "app.part", app: "app", kind: .appIntentsExtension, path: "/part", executable: "/part/Program")
    private static let app = AppRecord(
        identifier: "app", name: "App", alternativeNames: [], version: "1", path: "/app", actionCount: 1,
        bundles: [own, part])

    private func choose(
        _ candidates: [BundleRecord], needsApp: Bool = false, _ state: AppState = .notRunning
    ) throws(RunError) -> ProcessChoice {
        try ProcessChoice.choose(
            for: "Water", candidates: candidates, app: Self.app, needsApp: needsApp, appState: state)
    }

    @Test func theForegroundNeedsTheApp() throws {
        let choice = try choose([Self.own, Self.part], needsApp: true)
        #expect(choice.bundle == Self.own)
        #expect(choice.reason == "it runs in the foreground, which only the app can")
    }

    @Test(arguments: [AppState.background, .foregroundInactive, .foregroundActive])
    func aRunningAppIsPreferred(state: AppState) throws {
        let choice = try choose([Self.own, Self.part], state)
        #expect(choice.bundle == Self.own)
        #expect(choice.reason == "the app is running")
    }

    @Test func theExtensionIsPreferredToStartingTheApp() throws {
        let choice = try choose([Self.own, Self.part])
        #expect(choice.bundle == Self.part)
        #expect(choice.reason == "the app is not running, and its App Intents extension has it")
    }

    @Test func anExtensionThatAloneHasItRunsItEvenBesideARunningApp() throws {
        #expect(try choose([Self.part], .background).bundle == Self.part)
    }

    @Test func theAppIsStartedWhenNothingElseHasIt() throws {
        let choice = try choose([Self.own])
        #expect(choice.bundle == Self.own)
        #expect(choice.reason == "only the app has it")
    }

    @Test("KP-39: no process can run it") func noTarget() {
        let error = #expect(throws: RunError.self) { try choose([Self.part], needsApp: true) }
        #expect(error?.code == .noExecutionTarget)
        #expect(
            error?.message
                == "No process of App can run Water: it needs the app itself, and the code that was found is not there. "
                + "Searched: app (app), app.part (appIntentsExtension).")
    }

    private static let modes: [(declared: ModeSet, withScreen: RunMode, headless: RunMode)] = [
        (.background, .background, .background), (.foreground, .foreground, .foreground),
        ([.background, .foreground], .foreground, .background), (.foregroundDynamic, .background, .background),
        (.foregroundDeferred, .deferred, .deferred), ([.background, .foregroundDeferred], .deferred, .background),
    ]

    @Test(arguments: modes) func mode(declared: ModeSet, withScreen: RunMode, headless: RunMode) {
        let action = Garden.action("Water", modes: declared)
        #expect(RunMode(action, canGoForeground: true) == withScreen)
        #expect(RunMode(action, canGoForeground: false) == headless)
    }

    @Test func anOpenIntentNeedsTheApp() {
        var action = Garden.action("Open")
        action.systemProtocols = ["OpenEntity"]
        #expect(RunMode(action, canGoForeground: true) == .foreground)
    }
}
