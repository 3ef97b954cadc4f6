import AppIntents
import SwiftUI

@main
struct TaskBoardApp: App {
    private let router = IntentRouter()

    init() {
        // Intents may run before any window exists, so what they depend on is registered here.
        let router = router
        AppDependencyManager.shared.add(dependency: router)
        AppDependencyManager.shared.add { try Board() }
    }

    var body: some Scene {
        WindowGroup {
            BoardView(router: router)
        }
    }
}
