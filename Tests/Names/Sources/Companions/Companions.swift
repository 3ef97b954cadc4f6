import ActivityKit
import AppIntents
import AppKit
import CoreSpotlight
import CoreTransferable
import Intents
import SwiftData
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import VisualIntelligence
import WidgetKit

struct ShelfView: SwiftUI.View {
    var body: some View { Text("Shelf") }
}

#if !canImport(SwiftUI)
    #error("a companion product makes the name importable")
#endif

enum Names {
    static let type: UniformTypeIdentifiers.UTType = .image
    static let index = CoreSpotlight.CSSearchableIndex.default()
}
