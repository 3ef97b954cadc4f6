import PlatformSwiftUI
import Testing

@MainActor private var windowsMade = 0

private struct TravelApp: App {
    init() {}

    @MainActor private func window() -> Text {
        windowsMade += 1
        return Text("Landmarks")
    }

    var body: some Scene {
        WindowGroup { window() }
            .handlesExternalEvents(matching: ["landmark"])
        WindowGroup("Details", id: "details", for: String.self) { $name in
            window()
        }
        Settings { Text("Settings") }
    }
}

@MainActor @Suite struct AppTests {
    @Test("KP-49: making an app and reading its scenes makes no view")
    func noViews() {
        let app = TravelApp()
        _ = app.body
        #expect(windowsMade == 0)
    }
}
