import Foundation

/// An area that an app knows by an identifier.
open class CLRegion: NSObject {
    /// The name that the app has given.
    public let identifier: String
    /// Whether the app wants to hear that the person came in. Nothing on Linux tells it.
    open var notifyOnEntry = true
    /// Whether the app wants to hear that the person went out. Nothing on Linux tells it.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    /// Equal when kind and identifier are, as on Apple's platforms.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLRegion else { return false }
        return type(of: self) == type(of: other) && identifier == other.identifier
    }

    /// Of the identifier.
    open override var hash: Int { identifier.hashValue }
}

/// A circle on the surface of the earth.
open class CLCircularRegion: CLRegion {
    /// Its centre.
    public let center: CLLocationCoordinate2D
    /// The distance from the centre to the edge, in metres.
    public let radius: CLLocationDistance

    /// Makes a circle.
    /// - Parameters:
    ///   - center: its centre.
    ///   - radius: the distance from the centre to the edge, in metres.
    ///   - identifier: the name that the app knows it by.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place lies in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let center = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return center.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            <= radius
    }
}
