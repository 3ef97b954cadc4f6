import Foundation

/// A point on the Earth, in degrees.
public struct Coordinate: Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The length of the great circle between two points, in kilometres.
    public func distance(to other: Coordinate) -> Double {
        let earthRadius = 6371.0
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let height = sin(radians(other.latitude - latitude) / 2)
        let width = sin(radians(other.longitude - longitude) / 2)
        // The haversine formula stays exact for points that are close together.
        let chord = height * height + cos(radians(latitude)) * cos(radians(other.latitude)) * width * width
        return 2 * earthRadius * asin(min(1, chord.squareRoot()))
    }
}
