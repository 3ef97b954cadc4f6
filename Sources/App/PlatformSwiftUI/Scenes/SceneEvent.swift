import IntentsModel

/// Something that a window of the app is to deal with.
package enum SceneEvent {
    /// A URL is to be opened.
    case url(URL)
    /// An activity is to be continued.
    case activity(NSUserActivity)
    /// An intent brings the person to content.
    case intent(any Sendable, content: String)

    /// What windows match against their conditions.
    var contentIdentifier: String {
        switch self {
        case .url(let url): url.absoluteString
        case .activity(let activity):
            activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString ?? activity.activityType
        case .intent(_, let content): content
        }
    }
}

/// What a view does with an event.
struct SceneEventHandler {
    /// Deals with an event; false when it waits for another one.
    let handle: @MainActor (SceneEvent) -> Bool
}

/// Which contents a window is for.
struct ExternalEventConditions: Hashable {
    /// The contents that it wants to show.
    var preferring: Set<String> = []
    /// The contents that it can show.
    var allowing: Set<String> = []
}

extension Set<String> {
    /// Whether one of the conditions holds for a content: it is a part of the content's identifier, or `*`.
    func holds(for contentIdentifier: String) -> Bool {
        contains { $0 == "*" || (!$0.isEmpty && contentIdentifier.contains($0)) }
    }
}

/// What the views of a window are ready for, as one reading of them says.
@MainActor final class SceneEventCollector {
    fileprivate(set) var handlers: [SceneEventHandler] = []
    /// Nil where no view says which contents the window is for.
    fileprivate(set) var conditions: ExternalEventConditions?
}

/// A view that is ready for an event of its window, or says what the window is for.
nonisolated struct SceneEventView<Content: View>: _PrimitiveView, NodeView {
    let content: Content
    var handler: SceneEventHandler?
    var conditions: ExternalEventConditions?

    @MainActor func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        if let collector = RenderPass.current.collector {
            // What the closure reads of the surroundings are those in which it was written.
            if let handler {
                let inPlace = SceneEventHandler { event in
                    EnvironmentScope.with(environment) { handler.handle(event) }
                }
                collector.handlers.append(inPlace)
            }
            // The view furthest out is read first, and speaks for the window.
            collector.conditions = collector.conditions ?? conditions
        }
        return ViewRenderer.nodes(of: content, in: environment)
    }
}

extension View {
    /// The view, ready for intents of its window.
    nonisolated package func handlingIntents<Intent>(
        _ type: Intent.Type, perform action: @escaping @MainActor (Intent) -> Void
    ) -> some View {
        handlingSceneEvents { event in
            guard case .intent(let value, _) = event, let intent = value as? Intent else { return false }
            action(intent)
            return true
        }
    }

    nonisolated func handlingSceneEvents(_ handle: @escaping @MainActor (SceneEvent) -> Bool) -> some View {
        SceneEventView(content: self, handler: SceneEventHandler(handle: handle))
    }
}
