import Foundation

/// The board: what intents, queries and views get as their dependency.
actor Board {
    private(set) var content: BoardContent
    private let folder: URL

    /// Opens the board in a folder; a new one begins with the content that comes with the app.
    init(in folder: URL = .documentsDirectory) throws {
        self.folder = folder
        let file = Self.file(in: folder)
        content = FileManager.default.fileExists(atPath: file.path) ? try Self.read(file) : try Self.bundled()
    }

    /// The content that comes with the app.
    static func bundled() throws -> BoardContent {
        guard let file = Bundle.module.url(forResource: "board", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try read(file)
    }

    /// Puts a task on the board; its workspace is the current one from now on.
    func add(_ draft: Draft) throws -> BoardTask {
        let project = content.projects.first { $0.id == draft.project }
        let workspace = project?.workspace ?? draft.workspace ?? content.currentWorkspace
        let task = BoardTask(
            id: (content.tasks.map(\.id).max() ?? 0) + 1, title: draft.title, workspace: workspace,
            project: project?.id, due: draft.due, minutes: draft.minutes)
        try change {
            $0.tasks.append(task)
            $0.currentWorkspace = workspace
        }
        return task
    }

    /// Changes a task.
    /// - Throws: ``BoardError/noTask`` when it is gone.
    @discardableResult
    func update(_ identifier: BoardTask.ID, _ body: (inout BoardTask) throws -> Void) throws -> BoardTask {
        guard let index = content.tasks.firstIndex(where: { $0.id == identifier }) else { throw BoardError.noTask }
        try change { try body(&$0.tasks[index]) }
        return content.tasks[index]
    }

    /// Marks a task as done, or opens it again.
    func set(_ identifier: BoardTask.ID, isDone: Bool) throws { try update(identifier) { $0.isDone = isDone } }

    /// Keeps a copy of a file with a task: the original may be gone after the run that brought it.
    func attach(_ data: Data, named name: String, to identifier: BoardTask.ID) throws {
        try update(identifier) { task in
            let attachments = folder.appending(path: "Attachments/\(task.id)")
            try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
            try data.write(to: attachments.appending(path: name), options: .atomic)
            if !task.attachments.contains(name) { task.attachments.append(name) }
        }
    }

    private func change(_ body: (inout BoardContent) throws -> Void) throws {
        var changed = content
        try body(&changed)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(changed).write(to: Self.file(in: folder), options: .atomic)
        content = changed
    }

    private static func file(in folder: URL) -> URL { folder.appending(path: "board.json") }

    private static func read(_ file: URL) throws -> BoardContent {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(BoardContent.self, from: Data(contentsOf: file))
    }
}
