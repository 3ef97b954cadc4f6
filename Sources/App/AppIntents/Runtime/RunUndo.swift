import Foundation
import IntentsHost
import IntentsModel
import PlatformFoundation

/// How the runs of this process are taken back: each has an undo manager of its own, so that taking one back takes back all
/// that it did and nothing else.
@MainActor enum RunUndo {
    /// The manager of the current run.
    @TaskLocal static var current: UndoManager?

    /// For code that registers something outside a run.
    static let process = UndoManager()

    /// An app that never stops to run must not grow without end.
    private static let limit = 20
    private static var kept: [(runID: String, manager: UndoManager)] = []

    /// Keeps what a run has registered.
    /// - Returns: what it is called, empty when it has no name; nil when there is nothing to take back.
    static func keep(_ manager: UndoManager, of runID: String) -> String? {
        guard manager.canUndo else { return nil }
        kept.append((runID, manager))
        kept.removeFirst(max(0, kept.count - limit))
        return manager.undoActionName
    }

    /// Takes back what a run did.
    /// - Throws: a `RunError` when nothing is known of that run any more.
    static func undo(_ runID: String) throws {
        guard let index = kept.lastIndex(where: { $0.runID == runID }) else {
            throw RunError(.unavailable, "The program knows nothing any more about taking back the run \(runID).")
        }
        let manager = kept.remove(at: index).manager
        while manager.canUndo { manager.undo() }
    }
}
