import ActivityKit
import AppIntents
import AppKit
import Combine
import CoreSpotlight
import CoreTransferable
import Intents
import OSLog
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import VisualIntelligence
import WidgetKit
import os

struct ShelfView: SwiftUI.View {
    var body: some View { Text("Shelf") }
}

final class Shelf: Combine.ObservableObject {}

enum Names {
    static let type: UniformTypeIdentifiers.UTType = .image
    static let index = CoreSpotlight.CSSearchableIndex.default()
    static let log = Logger(subsystem: "org.example.shelf", category: "names")
}
