import PlatformCoreLocation
import Testing

@Suite struct RegionTests {
    private let tower = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945), radius: 500, identifier: "tower")

    @Test func aCircleContainsWhatIsNearItsCentre() {
        #expect(tower.contains(tower.center))
        #expect(tower.contains(CLLocationCoordinate2D(latitude: 48.8600, longitude: 2.2950)))
        #expect(!tower.contains(CLLocationCoordinate2D(latitude: 48.8738, longitude: 2.2950)))
    }

    @Test func regionsAreEqualByTheirIdentifier() {
        let other = CLCircularRegion(center: tower.center, radius: 1, identifier: "tower")
        #expect(tower == other)
        #expect(Set([tower, other]).count == 1)
        #expect(tower != CLCircularRegion(center: tower.center, radius: 500, identifier: "bridge"))
    }
}
