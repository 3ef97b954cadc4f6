import AppIntents

/// The app's way to its widgets that people have placed (inventory §2.18).
///
/// The surface that shows widgets belongs to the system; while none is connected nobody has placed a widget.
public final class WidgetCenter: Sendable {
    /// Keys in the `userInfo` of the activity with which a widget opens its app.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String

        /// Names a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of the widget.
        public static let kind = "WGWidgetUserInfoKeyKind"
        /// The size of the widget.
        public static let family = "WGWidgetUserInfoKeyFamily"
        /// The activity that the widget belongs to.
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    /// The app's centre.
    public static let shared = WidgetCenter()

    private init() {}

    /// Asks for new timelines of the widgets of a kind.
    public func reloadTimelines(ofKind kind: String) {
        WidgetSurfaceConnection.current?.take(.reloadTimelines(kind: kind))
    }

    /// Asks for new timelines of all widgets.
    public func reloadAllTimelines() { WidgetSurfaceConnection.current?.take(.reloadTimelines(kind: nil)) }

    /// Says that the recommended configurations have changed.
    public func invalidateConfigurationRecommendations() {
        WidgetSurfaceConnection.current?.take(.invalidateRecommendations)
    }

    /// Says that the relevance of the widgets of a kind has changed.
    public func invalidateRelevance(ofKind kind: String) {
        WidgetSurfaceConnection.current?.take(.invalidateRelevance(kind: kind))
    }

    /// The widgets that people have placed.
    /// - Throws: what the surface that shows them reports.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        try await WidgetSurfaceConnection.current?.placedWidgets() ?? []
    }

    /// Hands the widgets that people have placed to a closure.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        // Unstructured, because the caller does not wait: the closure is the answer.
        Task {
            do { completion(.success(try await currentConfigurations())) } catch { completion(.failure(error)) }
        }
    }

    /// The token under which pushes reload the widgets; nil, as no push service reaches an app on Linux.
    public var currentPushInfo: WidgetPushInfo? { get async throws { nil } }
}

/// The app's way to its controls that people have placed (inventory §2.18).
public final class ControlCenter: Sendable {
    /// The app's centre.
    public static let shared = ControlCenter()

    private init() {}

    /// Asks for new values of the controls of a kind.
    public func reloadControls(ofKind kind: String) {
        WidgetSurfaceConnection.current?.take(.reloadControls(kind: kind))
    }

    /// Asks for new values of all controls.
    public func reloadAllControls() { WidgetSurfaceConnection.current?.take(.reloadControls(kind: nil)) }

    /// The controls that people have placed.
    /// - Throws: what the surface that shows them reports.
    public func currentControls() async throws -> [ControlInfo] {
        try await WidgetSurfaceConnection.current?.placedControls() ?? []
    }
}
