/// A window that an app declares.
struct SceneWindow {
    /// Which contents it is opened for; nil where the declaration does not say.
    var conditions: Set<String>?
    /// What its views find around them, besides what they always do.
    var surroundings: [(inout EnvironmentValues) -> Void] = []
    /// Makes the views.
    let content: () -> any View
}

/// A scene that knows its windows; any other has those of its body.
@MainActor protocol WindowSource: Scene {
    /// The windows, in the order of their declaration.
    @MainActor var windows: [SceneWindow] { get }
}

/// The windows that a scene declares.
@MainActor func sceneWindows<Content: Scene>(of scene: Content) -> [SceneWindow] {
    if let source = scene as? any WindowSource { return source.windows }
    guard Content.Body.self != Never.self else { return [] }
    return sceneWindows(of: scene.body)
}

extension WindowGroup: WindowSource {
    @MainActor var windows: [SceneWindow] { [SceneWindow(content: content)] }
}

extension Window: WindowSource {
    @MainActor var windows: [SceneWindow] { [SceneWindow(content: content)] }
}

extension OptionalScene: WindowSource {
    @MainActor var windows: [SceneWindow] { value.map { sceneWindows(of: $0) } ?? [] }
}

extension TupleScene: WindowSource {
    @MainActor var windows: [SceneWindow] { parts.flatMap { sceneWindows(of: $0) } }
}

extension Group: WindowSource where Content: Scene {
    @MainActor var windows: [SceneWindow] { sceneWindows(of: content) }
}

extension CommandScene: WindowSource {
    @MainActor var windows: [SceneWindow] { sceneWindows(of: content) }
}

extension EnvironmentScene: WindowSource {
    @MainActor var windows: [SceneWindow] {
        sceneWindows(of: content).map { window in
            var window = window
            // From the outside in, so that what is set closest to the views counts.
            window.surroundings.insert(change, at: 0)
            return window
        }
    }
}

extension ExternalEventScene: WindowSource {
    @MainActor var windows: [SceneWindow] {
        sceneWindows(of: content).map { window in
            var window = window
            window.conditions = window.conditions ?? conditions
            return window
        }
    }
}
