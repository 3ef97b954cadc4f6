import AppIntents

/// A project as the system sees it.
struct ProjectEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Project"
    static let defaultQuery = ProjectQuery()

    let project: Project
    let workspaceName: String

    var id: String { project.id }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(project.name)", subtitle: "\(workspaceName)", image: .init(systemName: "folder"))
    }
}

/// Offers the projects of the workspace that was chosen before; two workspaces may have a project of the same name.
struct ProjectQuery: EntityQuery {
    @IntentParameterDependency<AddTaskIntent>(\.$workspace)
    var adding

    @IntentParameterDependency<ComposeTaskIntent>(\.$workspace)
    var composing

    @Dependency var board: Board

    func entities(for identifiers: [ProjectEntity.ID]) async throws -> [ProjectEntity] {
        await projects { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [ProjectEntity] {
        let workspace = adding?.workspace.id ?? composing?.workspace.id
        return await projects { workspace == nil || $0.workspace == workspace }
    }

    private func projects(where isWanted: (Project) -> Bool) async -> [ProjectEntity] {
        let content = await board.content
        return content.projects.filter(isWanted).map { project in
            let workspace = content.workspaces.first { $0.id == project.workspace }
            return ProjectEntity(project: project, workspaceName: workspace?.name ?? project.workspace)
        }
    }
}
