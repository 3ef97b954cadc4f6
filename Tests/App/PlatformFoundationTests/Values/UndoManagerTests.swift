import PlatformFoundation
import Testing

@MainActor @Suite struct UndoManagerTests {
    @MainActor private final class Counter {
        var value = 0

        func set(_ new: Int, _ undo: UndoManager) {
            let old = value
            value = new
            undo.registerUndo(withTarget: self) { $0.set(old, undo) }
            undo.setActionName("Set \(new)")
        }
    }

    private let undo = UndoManager()
    private let counter = Counter()

    @Test func changesAreTakenBackAndRepeated() {
        counter.set(1, undo)
        counter.set(2, undo)
        undo.undo()
        #expect(counter.value == 1 && undo.canRedo)
        undo.undo()
        #expect(counter.value == 0 && !undo.canUndo)
        undo.redo()
        undo.redo()
        #expect(counter.value == 2 && !undo.canRedo && undo.canUndo)
    }

    @Test func aGroupIsTakenBackAsOne() {
        undo.beginUndoGrouping()
        counter.set(1, undo)
        counter.set(2, undo)
        undo.endUndoGrouping()
        undo.undo()
        #expect(counter.value == 0)
        undo.redo()
        #expect(counter.value == 2)
    }

    @Test func aNewChangeEndsWhatCouldBeRepeated() {
        counter.set(1, undo)
        undo.undo()
        counter.set(5, undo)
        #expect(!undo.canRedo && undo.undoMenuItemTitle == "Undo Set 5")
    }

    @Test func limitsAndPausesAreKept() {
        undo.levelsOfUndo = 1
        counter.set(1, undo)
        counter.set(2, undo)
        undo.undo()
        #expect(counter.value == 1 && !undo.canUndo)
        undo.removeAllActions()
        undo.disableUndoRegistration()
        counter.set(9, undo)
        undo.enableUndoRegistration()
        #expect(!undo.canUndo && undo.isUndoRegistrationEnabled)
    }

    @Test func aTargetThatIsGoneIsLeftOut() {
        do { Counter().set(1, undo) }
        undo.undo()
        #expect(!undo.isUndoing)
        counter.set(3, undo)
        undo.removeAllActions(withTarget: counter)
        #expect(!undo.canUndo)
    }
}
