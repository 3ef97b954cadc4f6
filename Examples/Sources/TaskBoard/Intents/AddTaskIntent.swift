import AppIntents

/// Puts a task on the board without opening the app; ``ComposeTaskIntent`` is its twin that opens the editor.
struct AddTaskIntent: AppIntent {
    static let title: LocalizedStringResource = "Add Task"
    static let description = IntentDescription(
        "Puts a task on the board without opening the app.", categoryName: "Tasks", searchKeywords: ["todo", "remind"],
        resultValueName: "New Task")
    static let openAppWhenRun = false

    static var parameterSummary: some ParameterSummary {
        Summary("Add \(\.$taskTitle) to \(\.$workspace)") {
            \.$project
            \.$due
            \.$effort
        }
    }

    @Parameter(title: "Title", requestValueDialog: "What is to be done?")
    var taskTitle: String

    @Parameter(title: "Workspace", description: "The one used last when it is not said.")
    var workspace: WorkspaceEntity?

    @Parameter(title: "Project")
    var project: ProjectEntity?

    @Parameter(title: "Due")
    var due: Date?

    @Parameter(title: "Effort", defaultUnit: .minutes, supportsNegativeNumbers: false)
    var effort: Measurement<UnitDuration>?

    @Dependency var board: Board

    func perform() async throws -> some ReturnsValue<TaskEntity> & ProvidesDialog {
        let draft = Draft(
            title: taskTitle, workspace: workspace?.id, project: project?.id, due: due,
            minutes: effort?.converted(to: .minutes).value)
        let task = TaskEntity(try await board.add(draft), in: await board.content)
        guard let due else { return .result(value: task, dialog: "“\(taskTitle)” is on the board.") }
        return .result(
            value: task,
            dialog: "“\(taskTitle)” is on the board, due \(due, format: .dateTime.weekday(.wide).hour().minute()).")
    }
}
