import AppIntents
import SwiftUI
import TravelTrackingKit
import WidgetKit

/// The app's widget and control, in a program of their own.
@main
struct TravelTrackingWidgets: WidgetBundle {
    init() {
        AppDependencyManager.shared.add { try ModelData() }
    }

    var body: some Widget {
        LandmarkWidget()
        FavoriteControl()
    }
}

/// The code that the widgets' metadata describes: their own, and the kit's, whose entities configure them.
struct TravelTrackingWidgetsPackage: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { [TravelTrackingKitPackage.self] }
}
