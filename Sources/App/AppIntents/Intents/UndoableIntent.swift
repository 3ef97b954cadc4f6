import PlatformFoundation

/// An intent whose effect can be taken back (inventory §2.1).
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// Where the intent registers how its effect is taken back: one manager for the process, as there are no scenes that
    /// could have their own.
    @MainActor public var undoManager: UndoManager? { ProcessUndo.manager }
}

@MainActor private enum ProcessUndo {
    static let manager = UndoManager()
}
