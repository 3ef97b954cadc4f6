import Foundation
import Testing
import TravelTrackingKit

@Suite("The model")
struct ModelTests {
    @Test("landmarks are many, distinct and on the Earth")
    func landmarks() throws {
        let landmarks = try ModelData.bundledLandmarks()
        #expect(landmarks.count >= 60)
        #expect(Set(landmarks.map(\.id)).count == landmarks.count)
        #expect(Set(landmarks.map(\.name)).count == landmarks.count)
        #expect(Set(landmarks.map(\.continent)) == Set(Continent.allCases))
        for landmark in landmarks {
            #expect(abs(landmark.latitude) <= 90 && abs(landmark.longitude) <= 180, "\(landmark.name)")
            #expect(landmark.summary.hasSuffix("."), "\(landmark.name)")
        }
    }

    @Test(
        "distances are those of the great circle",
        arguments: [(48.8584, 2.2945, 51.5007, -0.1246, 340.6), (0, 0, 0, 180, 20015.1), (10, 20, 10, 20, 0)])
    func distances(latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double, length: Double) {
        let distance = Coordinate(latitude: latitude, longitude: longitude)
            .distance(to: Coordinate(latitude: otherLatitude, longitude: otherLongitude))
        #expect(abs(distance - length) < 1)
    }

    @Test("favorites are kept in order and shared through their file")
    func favorites() async throws {
        let folder = try TemporaryFolder()
        let app = Favorites(in: folder.url)
        let appExtension = Favorites(in: folder.url)
        #expect(try await app.identifiers() == [])
        #expect(try await appExtension.toggle(3))
        #expect(try await app.toggle(1))
        #expect(try await appExtension.identifiers() == [3, 1])
        #expect(try await app.toggle(3) == false)
        #expect(try await appExtension.contains(3) == false)
    }

    @Test("favorites marked at the same time are all kept")
    func simultaneousFavorites() async throws {
        let folder = try TemporaryFolder()
        let processes = [Favorites(in: folder.url), Favorites(in: folder.url)]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { try await processes[number % 2].toggle(number) }
            }
            try await group.waitForAll()
        }
        #expect(try await processes[0].identifiers().sorted() == Array(0..<100))
    }
}
