import AppIntents

/// A task as the system sees it.
struct TaskEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Task", numericFormat: "\(placeholder: .int) tasks")
    static let defaultQuery = TaskQuery()

    let id: Int
    private let place: String

    @Property(title: "Title") var title: String
    @Property(title: "Due") var due: Date?
    @Property(title: "Effort") var effort: Measurement<UnitDuration>?
    @Property(title: "Done") var isDone: Bool
    @Property(title: "Attachments") var attachments: [String]

    init(_ task: BoardTask, in content: BoardContent) {
        id = task.id
        let workspace = content.workspaces.first { $0.id == task.workspace }?.name ?? task.workspace
        let project = content.projects.first { $0.id == task.project }?.name
        place = project.map { "\(workspace), \($0)" } ?? workspace
        title = task.title
        due = task.due
        effort = task.minutes.map { Measurement(value: $0, unit: .minutes) }
        isDone = task.isDone
        attachments = task.attachments
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)", subtitle: "\(place)",
            image: .init(systemName: isDone ? "checkmark.circle" : "circle"))
    }
}

/// Finds tasks by words of their title; open ones are what it suggests.
struct TaskQuery: EntityStringQuery {
    @Dependency var board: Board

    func entities(for identifiers: [TaskEntity.ID]) async throws -> [TaskEntity] {
        await tasks { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [TaskEntity] {
        await tasks { $0.title.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [TaskEntity] {
        await tasks { !$0.isDone }
    }

    private func tasks(where isWanted: (BoardTask) -> Bool) async -> [TaskEntity] {
        let content = await board.content
        return content.tasks.filter(isWanted).map { TaskEntity($0, in: content) }
    }
}
