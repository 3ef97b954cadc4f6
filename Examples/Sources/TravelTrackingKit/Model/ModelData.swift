import Foundation

/// All landmarks and the person's favorites: what intents and queries get as their dependency.
public final class ModelData: Sendable {
    public let landmarks: [Landmark]
    public let favorites: Favorites

    /// Keeps `landmarks`, and the favorites in a file.
    public init(landmarks: [Landmark], favorites: Favorites) {
        self.landmarks = landmarks
        self.favorites = favorites
    }

    /// The landmarks that come with the app, and the favorites of its container.
    public convenience init() throws {
        try self.init(landmarks: Self.bundledLandmarks(), favorites: Favorites(in: .documentsDirectory))
    }

    /// The landmarks that come with the app, by name.
    public static func bundledLandmarks() throws -> [Landmark] {
        guard let file = Bundle.module.url(forResource: "landmarks", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try JSONDecoder().decode([Landmark].self, from: Data(contentsOf: file)).sorted { $0.name < $1.name }
    }

    /// The landmarks with these identifiers, in their order.
    public func landmarks(for identifiers: [Landmark.ID]) -> [Landmark] {
        identifiers.compactMap { identifier in landmarks.first { $0.id == identifier } }
    }

    /// The landmarks whose name, other name or country contains the words.
    public func landmarks(matching words: String) -> [Landmark] {
        landmarks.filter { landmark in
            ([landmark.name, landmark.country] + landmark.alternativeNames).contains { $0.holds(words) }
        }
    }

    public func favoriteLandmarks() async throws -> [Landmark] {
        landmarks(for: try await favorites.identifiers())
    }

    /// The landmark nearest to a point, and how far away it is, in kilometres.
    public func closestLandmark(to point: Coordinate) -> (landmark: Landmark, distance: Double)? {
        landmarks.map { ($0, $0.coordinate.distance(to: point)) }.min { $0.1 < $1.1 }
    }
}
