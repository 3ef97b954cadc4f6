import AppIntents
import CoreLocation

// An intent that asks where the person is, and goes on without.
final class HarbourLocator: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var found: (@MainActor (CLLocation?) -> Void)?

    @MainActor func locate(_ found: @escaping @MainActor (CLLocation?) -> Void) {
        self.found = found
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        switch manager.authorizationStatus {
        case .notDetermined: manager.requestWhenInUseAuthorization()
        case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
        case .denied, .restricted: found(nil)
        @unknown default: found(nil)
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        print(locations.map(\.coordinate.latitude))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        if let error = error as? CLError, error.code == .denied { print("denied") }
    }
}

struct NameHarbour: AppIntent {
    static let title: LocalizedStringResource = "Name Harbour"

    @Parameter(title: "Latitude") var latitude: Double
    @Parameter(title: "Longitude") var longitude: Double

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let place = CLLocation(latitude: latitude, longitude: longitude)
        let marks = try await CLGeocoder().reverseGeocodeLocation(place)
        return .result(value: marks.first?.locality ?? "Unknown")
    }
}
