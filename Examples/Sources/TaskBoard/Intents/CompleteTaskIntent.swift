import AppIntents

/// Marks a task as done.
struct CompleteTaskIntent: AppIntent {
    static let title: LocalizedStringResource = "Complete Task"
    static let description = IntentDescription("Marks a task as done.", categoryName: "Tasks")

    static var parameterSummary: some ParameterSummary {
        Summary("Complete \(\.$task)")
    }

    @Parameter(
        title: "Task", requestValueDialog: "Which task is done?", requestDisambiguationDialog: "Which of these tasks?")
    var task: TaskEntity

    @Dependency var board: Board

    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await board.update(task.id) { $0.isDone = true }
        return .result(dialog: "“\(task.title)” is done.")
    }
}
