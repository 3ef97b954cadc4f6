import AppIntents
import UniformTypeIdentifiers

/// Keeps files with a task.
struct AttachFilesIntent: AppIntent {
    static let title: LocalizedStringResource = "Attach Files"
    static let description = IntentDescription("Keeps copies of files with a task.", categoryName: "Tasks")
    static let openAppWhenRun = false

    static var parameterSummary: some ParameterSummary {
        Summary("Attach \(\.$files) to \(\.$task)")
    }

    @Parameter(
        title: "Files", supportedContentTypes: [.image, .pdf, .text], requestValueDialog: "Which files?",
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var files: [IntentFile]

    @Parameter(title: "Task", requestValueDialog: "Which task do they belong to?")
    var task: TaskEntity

    @Dependency var board: Board

    func perform() async throws -> some ReturnsValue<TaskEntity> & ProvidesDialog {
        for file in files {
            try await board.attach(file.data(contentType: .data), named: file.filename, to: task.id)
        }
        let names = files.map(\.filename).formatted(.list(type: .and))
        let content = await board.content
        guard let changed = content.tasks.first(where: { $0.id == task.id }) else { throw BoardError.noTask }
        return .result(value: TaskEntity(changed, in: content), dialog: "“\(task.title)” now has \(names).")
    }
}
