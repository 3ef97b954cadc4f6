import AppIntents

/// Lists open tasks and says how long they will take.
struct ListTasksIntent: AppIntent {
    static let title: LocalizedStringResource = "List Tasks"
    static let description = IntentDescription(
        "Lists what is to be done, and how long it will take.", categoryName: "Tasks", resultValueName: "Tasks")

    static var parameterSummary: some ParameterSummary {
        Summary("List tasks due before \(\.$dueBefore)") {
            \.$workspace
            \.$includesDone
        }
    }

    @Parameter(title: "Workspace")
    var workspace: WorkspaceEntity?

    @Parameter(title: "Due Before")
    var dueBefore: Date?

    @Parameter(title: "Include Done Tasks", default: false)
    var includesDone: Bool

    @Dependency var board: Board

    func perform() async throws -> some ReturnsValue<[TaskEntity]> & ProvidesDialog & ShowsSnippetView {
        let content = await board.content
        let tasks = content.tasks.filter(isWanted)
        let effort = Measurement<UnitDuration>(value: tasks.compactMap(\.minutes).reduce(0, +), unit: .minutes)
        return .result(
            value: tasks.map { TaskEntity($0, in: content) },
            dialog: "Tasks: \(tasks.count). Effort: \(effort.converted(to: .hours).formatted()).",
            view: TaskListView(tasks: tasks))
    }

    private func isWanted(_ task: BoardTask) -> Bool {
        if task.isDone && !includesDone { return false }
        if let workspace, task.workspace != workspace.id { return false }
        guard let dueBefore else { return true }
        return task.due.map { $0 < dueBefore } ?? false
    }
}
