import AppIntents
import TravelTrackingKit

/// Runs short actions without starting the app.
@main
struct TravelTrackingExtension: AppIntentsExtension {
    init() {
        AppDependencyManager.shared.add { try ModelData() }
    }
}

/// The code that the extension's metadata describes: its own, and the kit's.
struct TravelTrackingExtensionPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [TravelTrackingKitPackage.self] }
}
