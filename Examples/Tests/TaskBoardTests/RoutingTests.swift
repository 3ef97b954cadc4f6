import AppIntentsTesting
import Testing

@testable import TaskBoard

@Suite("From an intent into the app")
struct RoutingTests {
    private let world: TestBoard

    init() throws { world = try TestBoard() }

    @Test("the open twin hands what it knows to the editor, and the editor's task is saved")
    func composeAndSave() async throws {
        try await world.tester.run(
            ComposeTaskIntent.self,
            arguments: ["taskTitle": "Bake bread", "workspace": "School", "project": "Garden", "effort": "20 min"])
        let draft = Draft(title: "Bake bread", workspace: "school", project: "school-garden", minutes: 20)
        #expect(await world.router.screen == .editor(draft))
        #expect(await world.board.content.tasks.contains { $0.title == "Bake bread" } == false)

        let run = try await world.tester.run(SaveDraftIntent.self)
        #expect(run.dialog == "“Bake bread” is on the board.")
        #expect(await world.router.screen == .section(.inbox))
        #expect(try await world.reopened().tasks.last?.project == "school-garden")
    }

    @Test("without an open editor there is nothing to save, nor with an empty one")
    func nothingToSave() async throws {
        let closed = await #expect(throws: IntentTestFailure.self) { try await world.tester.run(SaveDraftIntent.self) }
        #expect(closed?.message == "Nothing is being written. Open the editor with “Compose Task” first.")
        try await world.tester.run(ComposeTaskIntent.self)
        let empty = await #expect(throws: IntentTestFailure.self) { try await world.tester.run(SaveDraftIntent.self) }
        #expect(empty?.message == "The task in the editor has no title yet.")
    }

    @Test("sections and tasks are shown through the same router")
    func sectionsAndTasks() async throws {
        let run = try await world.tester.run(OpenSectionIntent.self, answers: [.option("Projects")])
        #expect(run.asked.map(\.dialog) == ["Which section?"])
        #expect(await world.router.screen == .section(.projects))
        try await world.tester.run(OpenTaskIntent.self, arguments: ["target": "apple tree"])
        #expect(await world.router.screen == .task(1))
    }
}
