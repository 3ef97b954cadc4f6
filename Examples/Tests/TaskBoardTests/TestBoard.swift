import AppIntentsTesting
import Foundation

@testable import TaskBoard

/// The board that comes with the app, in a folder of one test alone.
final class TestBoard: Sendable {
    let board: Board
    let router = IntentRouter()
    let tester: IntentTester
    private let folder = FileManager.default.temporaryDirectory.appending(path: "TaskBoard-\(UUID().uuidString)")

    init() throws {
        let board = try Board(in: folder)
        let router = router
        self.board = board
        tester = IntentTester {
            $0.add(dependency: board)
            $0.add(dependency: router)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The board as another process would read it.
    func reopened() async throws -> BoardContent { await (try Board(in: folder)).content }

    /// The content of a file that belongs to a task.
    func attachment(_ name: String, of task: BoardTask.ID) throws -> Data {
        try Data(contentsOf: folder.appending(path: "Attachments/\(task)/\(name)"))
    }
}
