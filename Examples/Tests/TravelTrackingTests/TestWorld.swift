import AppIntentsTesting
import Foundation
import TravelTrackingKit

/// The real landmarks, and favorites in a folder of one test alone.
struct TestWorld {
    let modelData: ModelData
    let tester: IntentTester
    private let folder: TemporaryFolder

    init() throws {
        let folder = try TemporaryFolder()
        let modelData = ModelData(
            landmarks: try ModelData.bundledLandmarks(),
            favorites: Favorites(in: folder.url.appending(path: "Documents")))
        self.folder = folder
        self.modelData = modelData
        tester = IntentTester { $0.add(dependency: modelData) }
    }

    func landmark(_ name: String) throws -> Landmark {
        guard let landmark = modelData.landmarks.first(where: { $0.name == name }) else {
            throw NoSuchLandmark(name: name)
        }
        return landmark
    }

    struct NoSuchLandmark: Error { var name: String }
}

/// A folder that is gone when its last user is.
final class TemporaryFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "TravelTracking-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
