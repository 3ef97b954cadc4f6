import AppIntents

/// Shows a task; also what happens when a found task is chosen.
struct OpenTaskIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Task"
    static let description = IntentDescription("Opens the app at a task.", categoryName: "Navigation")

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    @Parameter(title: "Task", requestValueDialog: "Which task?")
    var target: TaskEntity

    @Dependency var router: IntentRouter

    func perform() async throws -> some IntentResult {
        await router.handle(self)
        return .result()
    }
}
