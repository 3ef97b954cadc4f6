import SwiftUI
import TravelTrackingKit

/// The section that the navigator is at.
struct ContentView: View {
    var navigator: Navigator

    var body: some View {
        VStack(alignment: .leading) {
            if let landmark = navigator.landmark {
                LandmarkView(landmark: landmark)
            } else {
                Text("Section: \(navigator.section.rawValue)")
            }
        }
    }
}
