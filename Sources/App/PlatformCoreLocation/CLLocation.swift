import Foundation

/// A place with a time and how exact it is.
public final class CLLocation: Hashable, Sendable {
    /// Where it is.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// The radius in metres that the place lies in; negative when the coordinate is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How exact the altitude is, in metres; negative when it is not valid.
    public let verticalAccuracy: CLLocationAccuracy
    /// When it was determined.
    public let timestamp: Date

    /// Makes a location of degrees.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Makes a location of all that is known.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.timestamp = timestamp
    }

    /// The way along the surface to another place, in metres, on a sphere of the earth's mean radius.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let here = coordinate
        let there = location.coordinate
        let latitudes = sin((there.latitude - here.latitude) * radians / 2)
        let longitudes = sin((there.longitude - here.longitude) * radians / 2)
        let chord =
            latitudes * latitudes
            + cos(here.latitude * radians) * cos(there.latitude * radians) * longitudes * longitudes
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }

    /// Equal when everything is.
    public static func == (one: CLLocation, other: CLLocation) -> Bool {
        one.coordinate == other.coordinate && one.altitude == other.altitude
            && one.horizontalAccuracy == other.horizontalAccuracy && one.verticalAccuracy == other.verticalAccuracy
            && one.timestamp == other.timestamp
    }

    /// Hashes place and time.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(coordinate)
        hasher.combine(timestamp)
    }
}
