import AppIntents

/// Puts the task in the open editor on the board.
struct SaveDraftIntent: AppIntent {
    static let title: LocalizedStringResource = "Save Draft"
    static let description = IntentDescription(
        "Puts the task that is being written on the board.", categoryName: "Tasks")

    @Dependency var board: Board
    @Dependency var router: IntentRouter

    func perform() async throws -> some ReturnsValue<TaskEntity> & ProvidesDialog {
        guard case .editor(let draft) = await router.screen else { throw BoardError.noDraft }
        guard !draft.title.isEmpty else { throw BoardError.noTitle }
        let task = TaskEntity(try await board.add(draft), in: await board.content)
        await router.finishEditing()
        return .result(value: task, dialog: "“\(draft.title)” is on the board.")
    }
}
