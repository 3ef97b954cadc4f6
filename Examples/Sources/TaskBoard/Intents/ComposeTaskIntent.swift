import AppIntents

/// Opens the editor with what is known of a task; ``AddTaskIntent`` is its twin that needs no editor. Both have the same
/// parameters, here all optional: the person goes on writing.
struct ComposeTaskIntent: AppIntent {
    static let title: LocalizedStringResource = "Compose Task"
    static let description = IntentDescription("Opens the editor to write a task.", categoryName: "Tasks")
    static let openAppWhenRun = true

    static var parameterSummary: some ParameterSummary {
        Summary("Compose \(\.$taskTitle)") {
            \.$workspace
            \.$project
            \.$due
            \.$effort
        }
    }

    @Parameter(title: "Title", inputConnectionBehavior: .connectToPreviousIntentResult)
    var taskTitle: String?

    @Parameter(title: "Workspace")
    var workspace: WorkspaceEntity?

    @Parameter(title: "Project")
    var project: ProjectEntity?

    @Parameter(title: "Due")
    var due: Date?

    @Parameter(title: "Effort", defaultUnit: .minutes, supportsNegativeNumbers: false)
    var effort: Measurement<UnitDuration>?

    @Dependency var router: IntentRouter

    /// What the editor begins with.
    var draft: Draft {
        Draft(
            title: taskTitle ?? "", workspace: workspace?.id, project: project?.id, due: due,
            minutes: effort?.converted(to: .minutes).value)
    }

    func perform() async throws -> some IntentResult {
        await router.handle(self)
        return .result()
    }
}
