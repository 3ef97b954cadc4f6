import ActivityKit
import AppIntents
import AppKit
import Combine
import CoreLocation
import CoreSpotlight
import CoreTransferable
import CryptoKit
import GeoToolbox
import Intents
import OSLog
import SwiftData
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import VisualIntelligence
import WidgetKit
import os

struct ShelfView: SwiftUI.View {
    var body: some View { Text("Shelf") }
}

final class Shelf: Combine.ObservableObject {}

#if !canImport(SwiftUI)
    #error("an alias makes the name importable in its target")
#endif

enum Names {
    static let place = GeoToolbox.PlaceDescriptor(
        representations: [.coordinate(CoreLocation.CLLocationCoordinate2D(latitude: 48.86, longitude: 2.29))],
        commonName: "Eiffel Tower")
    static let type: UniformTypeIdentifiers.UTType = .image
    static let index = CoreSpotlight.CSSearchableIndex.default()
    static let digest = CryptoKit.SHA256.hash(data: Data("Shelf".utf8))
    static let log = Logger(subsystem: "org.example.shelf", category: "names")
}
