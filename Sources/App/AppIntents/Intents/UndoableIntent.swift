import PlatformFoundation

/// An intent whose effect can be taken back (inventory §2.1).
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// Where the intent registers how its effect is taken back, for `intents undo`: a manager of the run's own, and outside of
    /// runs one for the process.
    @MainActor public var undoManager: UndoManager? { RunUndo.current ?? RunUndo.process }
}
