import AppIntentsTesting
import Foundation
import Testing

@testable import TaskBoard

@Suite("Tasks, added at once")
struct AddTaskTests {
    private let world: TestBoard

    init() throws { world = try TestBoard() }

    @Test("a date in words and an effort in any unit become a task that lasts")
    func dateAndEffort() async throws {
        let run = try await world.tester.run(
            AddTaskIntent.self,
            arguments: [
                "taskTitle": "Water the beans", "workspace": "home", "project": "Garden", "due": "tomorrow at 9",
                "effort": "1.5 h",
            ])
        let due = try #require(run.value?.due)
        let parts = Calendar.current.dateComponents([.hour, .minute], from: due)
        #expect(parts.hour == 9 && parts.minute == 0)
        #expect(due > Date())
        let task = try #require(try await world.reopened().tasks.last)
        #expect(task.title == "Water the beans" && task.project == "home-garden" && task.minutes == 90)
        #expect(run.dialog?.hasPrefix("“Water the beans” is on the board, due ") == true)
    }

    @Test("the workspace decides which project of a name is meant", arguments: ["Home", "School"])
    func dependentChoice(workspace: String) async throws {
        let run = try await world.tester.run(
            AddTaskIntent.self, arguments: ["taskTitle": "Weed", "workspace": workspace, "project": "garden"])
        #expect(await world.board.content.tasks.last?.project == "\(workspace.lowercased())-garden")
        #expect(run.asked.isEmpty)
    }

    @Test("a project of another workspace is not found")
    func projectElsewhere() async throws {
        let failure = await #expect(throws: IntentTestFailure.self) {
            try await world.tester.run(
                AddTaskIntent.self,
                arguments: ["taskTitle": "Weed", "workspace": "Home", "project": "Website"], answers: [.unavailable])
        }
        #expect(failure?.message.contains("no Project was found for “Website”") == true)
    }

    @Test("without a workspace, the one used last is meant")
    func currentWorkspace() async throws {
        try await world.tester.run(AddTaskIntent.self, arguments: ["taskTitle": "Sweep"])
        #expect(await world.board.content.tasks.last?.workspace == "home")
        try await world.tester.run(AddTaskIntent.self, arguments: ["taskTitle": "Rehearse", "workspace": "Choir"])
        let run = try await world.tester.run(AddTaskIntent.self, answers: [.value("Tune the piano")])
        #expect(await world.board.content.tasks.last?.workspace == "choir")
        #expect(run.asked.map(\.dialog) == ["What is to be done?"])
    }
}
