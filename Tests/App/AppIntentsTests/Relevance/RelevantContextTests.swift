import IntentsModel
import PlatformCoreLocation
import Testing

@testable import AppIntents

@Suite struct RelevantContextTests {
    @Test func anAreaIsKeptWithItsCircle() {
        let tower = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 48.86, longitude: 2.29), radius: 200, identifier: "tower")
        #expect(
            RelevantContext.location(tower).description
                == RelevanceDescription(
                    kind: "location", name: "tower",
                    region: RegionDescription(identifier: "tower", latitude: 48.86, longitude: 2.29, radius: 200)))
        #expect(RelevantContext.location(tower) != .location(inferred: .home))
    }
}
