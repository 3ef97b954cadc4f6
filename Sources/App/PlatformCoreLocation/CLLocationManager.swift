import Foundation

/// Whether an app may know where the person is.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The person was not asked yet.
    case notDetermined
    /// The app may not, and nobody can change that.
    case restricted
    /// The app may not.
    case denied
    /// The app always may.
    case authorizedAlways
    /// The app may while it is used.
    case authorizedWhenInUse
}

/// How exactly an app may know where the person is.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exactly as the device does.
    case fullAccuracy
    /// About.
    case reducedAccuracy
}

/// What the person does meanwhile.
public enum CLActivityType: Int, Sendable {
    /// Anything.
    case other = 1
    /// Drives a car.
    case automotiveNavigation
    /// Walks, runs or rides.
    case fitness
    /// Moves in another vehicle.
    case otherNavigation
    /// Flies.
    case airborne
}

/// As exact as possible, with more sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as possible.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// To what an app without full accuracy is told.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// Every move counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Asks where the person is.
///
/// Nothing here tells an app: the person's permission is denied from the beginning, and every request ends with
/// `CLError.denied`. The delegate is told both on the main thread, as it would be elsewhere.
open class CLLocationManager: NSObject {
    /// Hears what the manager learns.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { tell { $0.locationManagerDidChangeAuthorization($1) } }
    }
    /// How exact locations are wanted.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    /// How far the person has to move.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    /// What the person does meanwhile.
    open var activityType: CLActivityType = .other
    /// Whether updates pause by themselves.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether updates go on while the app is behind.
    open var allowsBackgroundLocationUpdates = false
    /// Whether people see that they do.
    open var showsBackgroundLocationIndicator = false

    /// Makes a manager.
    public override init() {}

    /// The permission: denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// The permission for exact locations: there is none.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// The last location: none.
    open var location: CLLocation? { nil }

    /// The permission of every app: denied.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

    /// Whether anything knows where the person is: no.
    open class func locationServicesEnabled() -> Bool { false }

    /// Asks for permission. It is denied already, so nobody is asked.
    open func requestWhenInUseAuthorization() {}

    /// Asks for permission also while the app is behind. It is denied already, so nobody is asked.
    open func requestAlwaysAuthorization() {}

    /// Asks for one location: the delegate is told that this is denied.
    open func requestLocation() { fail() }

    /// Asks for every location: the delegate is told that this is denied.
    open func startUpdatingLocation() { fail() }

    /// Ends the updates.
    open func stopUpdatingLocation() {}

    /// Asks for large moves: the delegate is told that this is denied.
    open func startMonitoringSignificantLocationChanges() { fail() }

    /// Ends the updates for large moves.
    open func stopMonitoringSignificantLocationChanges() {}

    private func fail() { tell { $0.locationManager($1, didFailWithError: CLError(.denied)) } }

    private func tell(_ message: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void) {
        // Not checked, as managers belong to the thread that made them: here that is the main one, which delegates expect.
        nonisolated(unsafe) let manager = self
        DispatchQueue.main.async {
            if let delegate = manager.delegate { message(delegate, manager) }
        }
    }
}

/// Hears what a manager learns.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The permission has changed, or is known for the first time.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

    /// There are new locations, the newest last. It is never called here.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

    /// There is no location.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

    /// The older form of ``locationManagerDidChangeAuthorization(_:)``.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    /// Passes on to the older form.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
