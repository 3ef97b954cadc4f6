import Foundation
import Testing

/// Two apps driven by the command line alone. They are compiled by the build that the test of TravelTracking uses too.
@Suite("TaskBoard and FileTransfer, by the command line", .timeLimit(.minutes(30)))
struct ExamplesTests {
    @Test("dates, units, files, pipes, dependent choices, twins of intents and one router")
    func everyStep() async throws {
        let terminal = try Terminal()
        try await install(with: terminal)
        try await addTasks(with: terminal)
        try await handOff(with: terminal)
        try await takeBack(with: terminal)
        try await useFilesOfTasks(with: terminal)
        try await sendFromPipe(with: terminal)
        try await chooseFile(with: terminal)
        try await sendPage(with: terminal)
        try await terminal.end()
    }

    private func install(with terminal: Terminal) async throws {
        let bundles = terminal.home.appending(path: "bundles").path
        let package = Terminal.checkout.appending(path: "Examples").path
        let built = try await terminal.intents("build", "--package-path", package, "--output", bundles)
        try #require(built.status == 0, "\(built.output)\(built.errors)")
        for app in ["TaskBoard", "FileTransfer"] {
            let installed = try await terminal.intents("install", "\(bundles)/\(app).app")
            try #require(installed.status == 0, "\(installed.errors)")
        }
    }

    /// The school and the home each have a garden; the workspace decides which.
    private func addTasks(with terminal: Terminal) async throws {
        for workspace in ["School", "Home"] {
            let added = try await terminal.intents(
                "run", "AddTaskIntent", "--task-title", "Weed", "--workspace", workspace, "--project", "garden",
                "--due",
                "tomorrow at 9", "--effort", "1.5 h", "--json")
            #expect(added.json?["outcome"] as? String == "success", "\(added.output)")
            #expect(added.json?["mode"] as? String == "background")
            let task = try #require(added.json?["value"] as? [String: Any])
            #expect(task["subtitle"] as? String == "\(workspace), Garden")
            let properties = try #require(task["properties"] as? [String: Any])
            let effort = (properties["effort"] as? [String: Any])?["value"] as? [String: Any]
            #expect(effort?["value"] as? Double == 90 && effort?["unit"] as? String == "minutes")
            #expect(properties["due"] is String)
        }
        let soon = try await terminal.shell("intents run ListTasksIntent --due-before 'in 3 days' --workspace School")
        #expect(soon.output.hasPrefix("Tasks: 1. Effort: 1.5 h.\n"), "\(soon.output)\(soon.errors)")
    }

    /// What the open twin was given is in the app's memory until another intent saves it.
    private func handOff(with terminal: Terminal) async throws {
        #expect(try await parameters(of: "AddTaskIntent", terminal) == parameters(of: "ComposeTaskIntent", terminal))
        let composed = try await terminal.shell(
            "intents run ComposeTaskIntent --task-title 'Bake bread' --workspace School --project Garden --json")
        #expect(composed.json?["mode"] as? String == "foreground")
        let saved = try await terminal.intents("run", "SaveDraftIntent", "--json")
        let task = try #require(saved.json?["value"] as? [String: Any], "\(saved.output)")
        #expect(task["title"] as? String == "Bake bread")
        #expect(task["subtitle"] as? String == "School, Garden")

        let section = try await terminal.intents("say", "Go to the schedule of Task Board", "--json")
        #expect(section.json?["mode"] as? String == "foreground")
        let again = try await terminal.intents("run", "SaveDraftIntent")
        #expect(again.status == 1)
        #expect(again.errors.contains("Nothing is being written. Open the editor with “Compose Task” first."))
    }

    private func takeBack(with terminal: Terminal) async throws {
        let completed = try await terminal.shell("intents run CompleteTaskIntent --task 'Bake bread'")
        #expect(completed.output == "“Bake bread” is done.\n", "\(completed.errors)")
        #expect(try await !openTasks(terminal).contains("Bake bread"))
        let undone = try await terminal.shell("intents undo TaskBoard")
        #expect(undone.output.hasSuffix("/CompleteTaskIntent is taken back (Complete Task).\n"), "\(undone.errors)")
        // What takes it back does not wait for the board.
        while try await !openTasks(terminal).contains("Bake bread") {}
        let again = try await terminal.shell("intents undo TaskBoard")
        #expect(again.status == 4)
        #expect(again.errors.contains("There is nothing left to undo"))
    }

    private func openTasks(_ terminal: Terminal) async throws -> [String] {
        let listed = try await terminal.intents("run", "ListTasksIntent", "--json")
        let tasks = try #require(listed.json?["value"] as? [[String: Any]], "\(listed.output)")
        return tasks.compactMap { $0["title"] as? String }
    }

    private func parameters(of action: String, _ terminal: Terminal) async throws -> [String] {
        let shown = try await terminal.intents("show", action, "--json")
        let actions = try #require(shown.json?["actions"] as? [[String: Any]])
        let parameters = try #require(actions.first?["parameters"] as? [[String: Any]])
        return parameters.compactMap { $0["option"] as? String }
    }

    private func useFilesOfTasks(with terminal: Terminal) async throws {
        let attached = try await terminal.shell(
            "echo 'Beds: 3' | intents run AttachFilesIntent --files - --task 'apple tree'")
        #expect(attached.output.hasPrefix("“Prune the apple tree” now has standard-input.\n"), "\(attached.errors)")
        let exported = try await terminal.shell("intents run ExportProjectIntent --project school-garden --output -")
        let lines = exported.output.split(separator: "\n")
        #expect(lines.prefix(2) == ["title,due,minutes,done", "\"Order seed potatoes\",,,no"])
        #expect(lines.count == 4, "with what was added and written before")
    }

    private func sendFromPipe(with terminal: Terminal) async throws {
        let sent = try await terminal.shell(
            "echo 'hello pipe' | intents run SendFilesIntent --files - --name Greeting --until 'tomorrow at 9' --json")
        let transfer = try #require(sent.json?["value"] as? [String: Any], "\(sent.output)")
        let code = try #require(transfer["id"] as? String)
        let fetched = try await terminal.shell("intents run FetchFileIntent --transfer \(code.lowercased()) --output -")
        #expect(fetched.output == "hello pipe\n")
    }

    private func chooseFile(with terminal: Terminal) async throws {
        let written = try await terminal.shell(
            "echo one > a.txt; echo two > b.txt; mkdir c; echo three, larger > c/a.txt")
        #expect(written.status == 0)
        let sent = try await terminal.shell(
            "intents run SendFilesIntent --files a.txt --files b.txt --files c/a.txt --largest '8 B' --name Notes")
        #expect(sent.output.contains("Left out: a.txt."), "\(sent.output)\(sent.errors)")
        let fetched = try await terminal.shell(
            "intents run FetchFileIntent --transfer notes --file b.txt --output out.txt")
        #expect(fetched.status == 0)
        let content = try await terminal.shell("cat out.txt")
        #expect(content.output == "two\n")
        let elsewhere = try await terminal.shell("intents run FetchFileIntent --transfer greeting --file b.txt --json")
        #expect(elsewhere.json?["outcome"] as? String != "success", "the file is another transfer's")
        let which = try await terminal.shell("intents run FetchFileIntent --transfer notes --json")
        #expect(which.json?["outcome"] as? String == "needsDisambiguation")
    }

    private func sendPage(with terminal: Terminal) async throws {
        let created = try await terminal.shell("intents run CreateTransferIntent --files a.txt --json")
        #expect(created.json?["mode"] as? String == "foreground")
        let sent = try await terminal.shell("intents run SendPageIntent --name Letter")
        #expect(sent.output.hasPrefix("Files: 1. The code is "), "\(sent.output)\(sent.errors)")
        let removed = try await terminal.shell("intents run RemoveTransfersIntent --larger-than '6 B' --json")
        #expect(removed.status == 3)
        #expect(removed.json?["outcome"] as? String == "needsConfirmation")
    }
}
