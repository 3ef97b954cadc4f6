extension Scene {
    /// Says which contents a new window of this scene is opened for (inventory §4.4).
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        ExternalEventScene(content: self, conditions: conditions)
    }
}

/// A scene with the contents it is opened for.
nonisolated struct ExternalEventScene<Content: Scene>: _PrimitiveScene {
    let content: Content
    /// Compared with an intent's content identifier when no open window wants it.
    let conditions: Set<String>
}
