import AppIntents
import SwiftUI

@main
struct FileTransferApp: App {
    private let router = LinkRouter()

    init() {
        // Intents may run before any window exists, so what they depend on is registered here.
        let router = router
        AppDependencyManager.shared.add(dependency: router)
        AppDependencyManager.shared.add { TransferStore() }
    }

    var body: some Scene {
        WindowGroup {
            TransferView(router: router)
        }
    }
}
