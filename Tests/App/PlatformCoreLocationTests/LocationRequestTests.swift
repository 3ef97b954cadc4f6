import Foundation
import PlatformCoreLocation
import Testing

@Suite struct LocationRequestTests {
    /// Asks once, as apps turn a delegate into a value.
    @MainActor private final class Finder: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        var waiting: CheckedContinuation<CLLocation, any Error>?
        var statuses: [CLAuthorizationStatus] = []

        func location() async throws -> CLLocation {
            manager.delegate = self
            return try await withCheckedThrowingContinuation { continuation in
                waiting = continuation
                manager.requestWhenInUseAuthorization()
                manager.requestLocation()
            }
        }

        nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            MainActor.assumeIsolated {
                guard let location = locations.last else { return }
                waiting?.resume(returning: location)
            }
        }

        nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            MainActor.assumeIsolated { waiting?.resume(throwing: error) }
        }

        nonisolated func locationManager(
            _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
        ) {
            MainActor.assumeIsolated { statuses.append(status) }
        }
    }

    @Test @MainActor func aRequestEndsWithTheReasonAndTheStatusIsToldBefore() async {
        let finder = Finder()
        await #expect(throws: CLError(.denied)) { try await finder.location() }
        #expect(finder.statuses == [.denied])
        #expect(finder.manager.authorizationStatus == .denied)
        #expect(!CLLocationManager.locationServicesEnabled())
    }

    @Test func addressesAreNotLookedUp() async {
        await #expect(throws: CLError(.network)) {
            try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 48.86, longitude: 2.29))
        }
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Paris") }
        CLGeocoder().geocodeAddressString("Paris") { places, error in
            #expect(places == nil)
            #expect((error as? CLError)?.code == .network)
        }
    }

    @Test func errorsAreCaughtByTheirCodeAndSayWhy() {
        do { throw CLError(.denied) } catch CLError.denied {
            #expect(CLError(.denied).localizedDescription == "Apps do not learn where the person is here.")
        } catch { Issue.record(error) }
    }
}
