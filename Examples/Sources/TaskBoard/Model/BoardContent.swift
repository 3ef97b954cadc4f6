import Foundation

/// All that the board holds, as it stands in its file.
struct BoardContent: Codable, Hashable, Sendable {
    var workspaces: [Workspace]
    var projects: [Project]
    var tasks: [BoardTask]
    /// The workspace that was used last; new tasks go there unless somebody says otherwise.
    var currentWorkspace: Workspace.ID
}

/// A part of somebody's life or work.
struct Workspace: Codable, Hashable, Identifiable, Sendable {
    var id: String
    var name: String
}

/// Something that takes more than one step, within a workspace.
struct Project: Codable, Hashable, Identifiable, Sendable {
    var id: String
    var workspace: Workspace.ID
    var name: String
}

/// One thing to do.
struct BoardTask: Codable, Hashable, Identifiable, Sendable {
    var id: Int
    var title: String
    var workspace: Workspace.ID
    var project: Project.ID?
    var due: Date?
    /// How long it will take, in minutes.
    var minutes: Double?
    var isDone = false
    /// The names of the files that belong to it.
    var attachments: [String] = []
}

/// A task before it is on the board.
struct Draft: Hashable, Sendable {
    var title = ""
    var workspace: Workspace.ID?
    var project: Project.ID?
    var due: Date?
    var minutes: Double?
}
