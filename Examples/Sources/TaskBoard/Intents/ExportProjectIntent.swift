import AppIntents
import UniformTypeIdentifiers

/// Writes the tasks of a project into a file.
struct ExportProjectIntent: AppIntent {
    static let title: LocalizedStringResource = "Export Project"
    static let description = IntentDescription(
        "Writes the tasks of a project into a file with comma-separated values.", categoryName: "Projects",
        resultValueName: "Tasks of the Project")

    static var parameterSummary: some ParameterSummary {
        Summary("Export \(\.$project)")
    }

    @Parameter(
        title: "Project", requestValueDialog: "Which project?", requestDisambiguationDialog: "Which of these projects?")
    var project: ProjectEntity

    @Dependency var board: Board

    func perform() async throws -> some ReturnsValue<IntentFile> & ProvidesDialog {
        let tasks = await board.content.tasks.filter { $0.project == project.id }
        let lines = tasks.map { task in
            [
                Self.quoted(task.title), task.due?.formatted(.iso8601) ?? "", task.minutes.map { "\($0)" } ?? "",
                task.isDone ? "yes" : "no",
            ].joined(separator: ",")
        }
        let text = (["title,due,minutes,done"] + lines).map { $0 + "\n" }.joined()
        let file = IntentFile(data: Data(text.utf8), filename: "\(project.id).csv", type: .commaSeparatedText)
        return .result(value: file, dialog: "Tasks of \(project.project.name): \(tasks.count).")
    }

    /// As RFC 4180 has it: a quotation mark within the text stands twice.
    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\"", with: "\"\""))\""
    }
}
