import IntentsModel

/// What an app asks of the place where its widgets and controls are shown.
package enum WidgetRequest: Hashable, Sendable {
    /// New timelines for the widgets of a kind; of all when nil.
    case reloadTimelines(kind: String?)
    /// New values for the controls of a kind; of all when nil.
    case reloadControls(kind: String?)
    /// The recommended configurations have changed.
    case invalidateRecommendations
    /// The relevance of the widgets of a kind has changed.
    case invalidateRelevance(kind: String)
}

/// Where an app's widgets and controls are shown.
package protocol WidgetSurface: Sendable {
    /// Takes a request; it is carried out later.
    func take(_ request: WidgetRequest)
    /// The widgets that a person has placed.
    func placedWidgets() async throws -> [WidgetInfo]
    /// The controls that a person has placed.
    func placedControls() async throws -> [ControlInfo]
}

/// The process's way to the place where its widgets are shown.
package enum WidgetSurfaceConnection {
    private static let surface = Lock<(any WidgetSurface)?>(nil)

    /// Connects the process; nil disconnects it.
    package static func connect(_ newSurface: (any WidgetSurface)?) { surface.withLock { $0 = newSurface } }

    /// Nil while nothing shows widgets: then nobody has placed one, and requests have nobody to go to.
    static var current: (any WidgetSurface)? { surface.withLock { $0 } }
}
