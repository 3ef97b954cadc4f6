import Observation

extension Scene {
    /// Says which contents a new window of this scene is opened for (inventory §4.4).
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        ExternalEventScene(content: self, conditions: conditions)
    }
}

extension Scene {
    /// Adds commands to the app's menus. No menu is shown here yet.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandScene(content: self, commands: content())
    }

    /// Takes all commands from the app's menus. No menu is shown here yet.
    nonisolated public func commandsRemoved() -> some Scene { self }

    /// Sets a value of the surroundings of the scene's views.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Gives the scene's views an object.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        EnvironmentScene(content: self) { $0.set(object) }
    }

    /// Gives the scene's views an object, which they read with `@EnvironmentObject`.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        EnvironmentScene(content: self) { $0.set(object) }
    }

    /// Acts when a value changes. No window watches values here yet, so the closure never runs.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ old: V, _ new: V) -> Void
    ) -> some Scene { self }

    /// Acts when a value changes. No window watches values here yet, so the closure never runs.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some Scene { self }

    /// Acts when the system wakes the app for a task. Nothing on Linux does, so the closure never runs.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}

/// A reason for which the system wakes an app. Nothing on Linux does.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    private init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    /// A task that the app asked for.
    public static func appRefresh(_ matching: String) -> BackgroundTask { BackgroundTask() }

    /// A transfer of the session with a name has ended.
    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// A transfer has ended.
    public static var urlSession: BackgroundTask { BackgroundTask() }

    /// A transfer of a session with one of some names has ended.
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask {
        BackgroundTask()
    }
}

/// A scene with commands.
nonisolated struct CommandScene<Content: Scene, List: Commands>: _PrimitiveScene {
    let content: Content
    let commands: List
}

/// A scene in changed surroundings.
nonisolated struct EnvironmentScene<Content: Scene>: _PrimitiveScene {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
}

/// A scene with the contents it is opened for.
nonisolated struct ExternalEventScene<Content: Scene>: _PrimitiveScene {
    let content: Content
    /// Compared with an intent's content identifier when no open window wants it.
    let conditions: Set<String>
}
