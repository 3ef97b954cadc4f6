/// Remembers how to take back what a person did.
///
/// Actions belong to groups; `undo()` takes back the newest group, and what is registered meanwhile becomes the group that
/// `redo()` repeats. A group is opened by `beginUndoGrouping()`; an action registered outside of one is a group of its own. (On Apple's platforms a turn of the run loop is such a group.)
@MainActor
public final class UndoManager {
    private struct Action {
        weak var target: AnyObject?
        let run: @MainActor () -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private enum Phase { case idle, undoing, redoing }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var open: [Group] = []
    private var phase = Phase.idle
    private var disabled = 0

    /// How many groups are kept; 0 for as many as there are.
    public var levelsOfUndo = 0 { didSet { trim() } }
    /// Whether an action outside of a group becomes a group of its own; always so here.
    public var groupsByEvent = true

    /// Makes a manager that remembers nothing yet.
    public nonisolated init() {}

    // MARK: Registering

    /// Remembers how to take back a change.
    ///
    /// - Parameters:
    ///   - target: What changed; it is not kept alive, and its actions are left out once it is gone.
    ///   - handler: Takes the change back. What it registers itself is the way forward again.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard disabled == 0 else { return }
        let action = Action(target: target) { [weak target] in if let target { handler(target) } }
        if open.isEmpty {
            close(Group(actions: [action], name: ""))
        } else {
            open[open.count - 1].actions.append(action)
        }
        if phase == .idle { redoGroups = [] }
    }

    /// Names the newest group for menus.
    public func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if phase == .undoing, !redoGroups.isEmpty {
            redoGroups[redoGroups.count - 1].name = actionName
        } else if !undoGroups.isEmpty {
            undoGroups[undoGroups.count - 1].name = actionName
        }
    }

    /// Opens a group.
    public func beginUndoGrouping() { open.append(Group()) }

    /// Closes the group that was opened last; nothing happens without one.
    public func endUndoGrouping() {
        guard let group = open.popLast(), !group.actions.isEmpty else { return }
        guard !open.isEmpty else { return close(group) }
        open[open.count - 1].actions += group.actions
    }

    /// How deep groups are nested.
    public var groupingLevel: Int { open.count }

    private func close(_ group: Group) {
        if phase == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoGroups = undoGroups.suffix(levelsOfUndo)
        redoGroups = redoGroups.suffix(levelsOfUndo)
    }

    // MARK: Undo and redo

    /// Whether there is a group to take back.
    public var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is a group to repeat.
    public var canRedo: Bool { !redoGroups.isEmpty }
    /// Whether a group is being taken back now.
    public var isUndoing: Bool { phase == .undoing }
    /// Whether a group is being repeated now.
    public var isRedoing: Bool { phase == .redoing }

    /// Takes back the newest group, after closing the one that is open.
    public func undo() {
        while open.count > 0 { endUndoGrouping() }
        guard phase == .idle, let group = undoGroups.popLast() else { return }
        run(group, as: .undoing)
    }

    /// Takes back the newest group.
    public func undoNestedGroup() { undo() }

    /// Repeats the group that was taken back last.
    public func redo() {
        guard phase == .idle, let group = redoGroups.popLast() else { return }
        run(group, as: .redoing)
    }

    private func run(_ group: Group, as phase: Phase) {
        self.phase = phase
        open.append(Group(name: group.name))
        for action in group.actions.reversed() where action.target != nil { action.run() }
        while open.count > 0 { endUndoGrouping() }
        self.phase = .idle
    }

    /// Forgets everything.
    public func removeAllActions() { (undoGroups, redoGroups, open) = ([], [], []) }

    /// Forgets the actions of one target.
    public func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.actions.removeAll { $0.target === object }
                return group
            }
        }
        undoGroups = without(undoGroups).filter { !$0.actions.isEmpty }
        redoGroups = without(redoGroups).filter { !$0.actions.isEmpty }
        open = without(open)
    }

    // MARK: Names and registration

    /// The name of what `undo()` would take back; empty when it has none.
    public var undoActionName: String { undoGroups.last?.name ?? "" }
    /// The name of what `redo()` would repeat; empty when it has none.
    public var redoActionName: String { redoGroups.last?.name ?? "" }
    /// The title of a menu item for `undo()`.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item for `redo()`.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The title of a menu item that takes back an action.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// The title of a menu item that repeats an action.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    /// Whether actions are remembered.
    public var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Stops remembering until as many calls of `enableUndoRegistration()` follow.
    public func disableUndoRegistration() { disabled += 1 }
    /// Remembers again.
    public func enableUndoRegistration() { disabled = max(0, disabled - 1) }
}
