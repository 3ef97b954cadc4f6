import PlatformSwiftUI

extension EnvironmentValues {
    private struct ModelContextKey: EnvironmentKey {
        static var defaultValue: ModelContext? { nil }
    }

    /// The context that views use. Without a container above, it is one that knows no object.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? ModelContext(ModelContainer(inMemory: Schema())) }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Gives the view a container's main context.
    @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Gives the view a context.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }

    /// Gives the view the main context of a new container for one model.
    @MainActor public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Gives the view the main context of a new container for models.
    @MainActor public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(.made(for: modelTypes, autosaving: isAutosaveEnabled, telling: onSetup))
    }
}

extension Scene {
    /// Gives the scene's views a container's main context.
    @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    /// Gives the scene's views a context.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }

    /// Gives the scene's views the main context of a new container for one model.
    @MainActor public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
            onSetup: onSetup)
    }

    /// Gives the scene's views the main context of a new container for models.
    @MainActor public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(.made(for: modelTypes, autosaving: isAutosaveEnabled, telling: onSetup))
    }
}

extension ModelContainer {
    /// A new container, as the modifiers of views and scenes describe it.
    @MainActor fileprivate static func made(
        for modelTypes: [any PersistentModel.Type], autosaving: Bool,
        telling onSetup: (Result<ModelContainer, any Error>) -> Void
    ) -> ModelContainer {
        let container = ModelContainer(inMemory: Schema(modelTypes))
        container.mainContext.autosaveEnabled = autosaving
        onSetup(.success(container))
        return container
    }
}
