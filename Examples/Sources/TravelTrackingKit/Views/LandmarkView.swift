import SwiftUI

/// A landmark in a few lines.
public struct LandmarkView: View {
    var landmark: Landmark
    /// How far away it is, in kilometres.
    var distance: Int?

    /// Made by intents, which run outside the main actor.
    nonisolated public init(landmark: Landmark, distance: Int? = nil) {
        self.landmark = landmark
        self.distance = distance
    }

    public var body: some View {
        HStack {
            Image(systemName: "building.columns")
            VStack(alignment: .leading) {
                Text(landmark.name).font(.headline)
                Text("\(landmark.country), \(landmark.continent.rawValue)")
                Text(landmark.summary)
                if let distance { Label("\(distance) km", systemImage: "location") }
            }
        }
    }
}
