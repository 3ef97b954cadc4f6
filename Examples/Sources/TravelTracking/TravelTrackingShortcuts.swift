import AppIntents
import TravelTrackingKit

/// What people can ask for without any set-up.
struct TravelTrackingShortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.teal

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: NavigateIntent(),
            phrases: [
                "Navigate in \(.applicationName)",
                "Navigate to \(\.$navigationOption) in \(.applicationName)",
                "Navigate to the \(\.$navigationOption) in \(.applicationName)",
                "Show \(\.$navigationOption) in \(.applicationName)",
            ],
            shortTitle: "Navigate",
            systemImageName: "arrowshape.forward")
        AppShortcut(
            intent: OpenLandmarkIntent(),
            phrases: [
                "Open a landmark in \(.applicationName)",
                "Open \(\.$target) in \(.applicationName)",
            ],
            shortTitle: "Open Landmark",
            systemImageName: "building.columns")
        AppShortcut(
            intent: ClosestLandmarkIntent(),
            phrases: [
                "Find the closest landmark in \(.applicationName)",
                "What is near me in \(.applicationName)",
            ],
            shortTitle: "Closest Landmark",
            systemImageName: "location")
        AppShortcut(
            intent: ListLandmarksIntent(),
            phrases: ["List landmarks in \(.applicationName)"],
            shortTitle: "List Landmarks",
            systemImageName: "list.bullet")
    }
}
