import AppIntents
import AppIntentsTesting
import Foundation
import Synchronization

@testable import FileTransfer

/// A store in a folder of one test alone, whose clock stands still and whose codes are known.
final class TestTransfers: Sendable {
    static let now = Date(timeIntervalSince1970: 1_900_000_000)

    let store: TransferStore
    let router = LinkRouter()
    let tester: IntentTester
    private let folder = FileManager.default.temporaryDirectory.appending(path: "FileTransfer-\(UUID().uuidString)")

    init() {
        let codes = Codes()
        let store = TransferStore(in: folder, now: { Self.now }, makeCode: { codes.next() })
        let router = router
        self.store = store
        tester = IntentTester {
            $0.add(dependency: store)
            $0.add(dependency: router)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The same transfers at another time.
    func store(after seconds: TimeInterval) -> TransferStore {
        TransferStore(in: folder, now: { Self.now + seconds })
    }

    static func file(_ name: String, _ text: String = "text") -> IntentFile {
        IntentFile(data: Data(text.utf8), filename: name)
    }
}

/// CODE-0001, CODE-0002 …
private final class Codes: Sendable {
    private let last = Mutex(0)

    func next() -> String {
        last.withLock {
            $0 += 1
            return "CODE-000\($0)"
        }
    }
}
