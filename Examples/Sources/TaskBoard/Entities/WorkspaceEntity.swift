import AppIntents

/// A workspace as the system sees it.
struct WorkspaceEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Workspace"
    static let defaultQuery = WorkspaceQuery()

    let workspace: Workspace

    var id: String { workspace.id }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(workspace.name)", image: .init(systemName: "square.grid.2x2"))
    }
}

/// Offers all workspaces; there are few.
struct WorkspaceQuery: EntityQuery {
    @Dependency var board: Board

    func entities(for identifiers: [WorkspaceEntity.ID]) async throws -> [WorkspaceEntity] {
        await board.content.workspaces.filter { identifiers.contains($0.id) }.map(WorkspaceEntity.init)
    }

    func suggestedEntities() async throws -> [WorkspaceEntity] {
        await board.content.workspaces.map(WorkspaceEntity.init)
    }
}
