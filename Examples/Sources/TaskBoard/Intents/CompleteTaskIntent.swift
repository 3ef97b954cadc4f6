import AppIntents

/// Marks a task as done; `intents undo` opens it again.
struct CompleteTaskIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Complete Task"
    static let description = IntentDescription("Marks a task as done.", categoryName: "Tasks")

    static var parameterSummary: some ParameterSummary {
        Summary("Complete \(\.$task)")
    }

    @Parameter(
        title: "Task", requestValueDialog: "Which task is done?", requestDisambiguationDialog: "Which of these tasks?")
    var task: TaskEntity

    @Dependency var board: Board

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        let identifier = task.id
        try await board.set(identifier, isDone: true)
        undoManager?.registerUndo(withTarget: board) { board in
            // Whoever takes something back does not wait, and the board is an actor.
            Task { try await board.set(identifier, isDone: false) }
        }
        undoManager?.setActionName("Complete Task")
        return .result(dialog: "“\(task.title)” is done.")
    }
}
