import AppIntents
import AppIntentsTesting
import Testing

@testable import TaskBoard

@Suite("What is on the board")
struct TaskListTests {
    private let world: TestBoard

    init() throws { world = try TestBoard() }

    @Test("open tasks are listed with the time they take, by workspace and date")
    func list() async throws {
        let all = try await world.tester.run(ListTasksIntent.self)
        #expect(all.dialog == "Tasks: 4. Effort: 2.42 h.")
        #expect(all.snippet?.texts.first == "Prune the apple tree")
        let soon = try await world.tester.run(
            ListTasksIntent.self, arguments: ["workspace": "Choir", "dueBefore": "2030-04-01"])
        #expect(soon.value?.map(\.title) == ["Renew the domain"])
        let kitchen = try await world.tester.run(ListTasksIntent.self) { $0.includesDone = true }
        #expect(kitchen.value?.count == 5)
    }

    @Test("a task found by a word of its title is completed")
    func complete() async throws {
        let run = try await world.tester.run(CompleteTaskIntent.self, arguments: ["task": "PROGRAMME"])
        #expect(run.dialog == "“Print the programme” is done.")
        #expect(try await world.reopened().tasks.first { $0.id == 3 }?.isDone == true)
    }

    @Test("files are kept with a task after the run that brought them")
    func attach() async throws {
        let plan = IntentFile(data: Data("beds".utf8), filename: "plan.txt", type: .plainText)
        let photo = IntentFile(data: Data([1, 2, 3]), filename: "tree.png", type: .png)
        let tree = try #require(try await world.tester.entities(of: TaskEntity.self, identifiedBy: [1]).first)
        let run = try await world.tester.run(AttachFilesIntent.self) {
            $0.files = [plan, photo]
            $0.task = tree
        }
        #expect(run.dialog == "“Prune the apple tree” now has plan.txt and tree.png.")
        #expect(run.value?.attachments == ["plan.txt", "tree.png"])
        #expect(try world.attachment("plan.txt", of: 1) == Data("beds".utf8))
    }

    @Test("a project becomes a file; projects of one name are told apart by their workspace")
    func export() async throws {
        let run = try await world.tester.run(
            ExportProjectIntent.self, arguments: ["project": "Garden"], answers: [.option(at: 1)])
        #expect(run.asked.first?.options.map(\.display.subtitle) == ["Home", "School"])
        let file = try #require(run.value)
        #expect(file.filename == "school-garden.csv")
        #expect(file.type == .commaSeparatedText)
        #expect(String(decoding: file.data, as: UTF8.self) == "title,due,minutes,done\n\"Order seed potatoes\",,,no\n")
    }
}
