import AppIntents
import SwiftUI
import TravelTrackingKit

@main
struct TravelTrackingApp: App {
    init() {
        // Intents may run before any window exists, so what they depend on is registered here.
        AppDependencyManager.shared.add { try ModelData() }
        TravelTrackingShortcuts.updateAppShortcutParameters()
    }

    var body: some Scene {
        WindowGroup {
            ContentView(navigator: .shared)
        }
    }
}

/// The code that the app's metadata describes: its own, and the kit's.
struct TravelTrackingPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [TravelTrackingKitPackage.self] }
}
