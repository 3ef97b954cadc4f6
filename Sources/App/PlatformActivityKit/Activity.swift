import IntentsModel

/// A live activity: something under way that a person follows from outside the app (inventory §2.18).
///
/// Its life, its contents and those who watch them work within the app's process; the surface that shows it belongs to the
/// system.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    // Unchecked, because attributes and contents need not be Sendable: the attributes never change, and everything that
    // does change is behind the lock.

    /// What changes while the activity lasts.
    public typealias ContentState = Attributes.ContentState

    /// The activity's name in this process.
    public let id: String
    /// What the activity is about.
    public let attributes: Attributes
    /// Whether the activity stays when the person leaves it.
    public let style: ActivityStyle
    private let life: Lock<ActivityLife<ContentState>>

    private init(attributes: Attributes, content: ActivityContent<ContentState>, style: ActivityStyle, start: Date?) {
        id = UUID().uuidString
        self.attributes = attributes
        self.style = style
        // The lock takes over what the caller may still read: contents are values.
        nonisolated(unsafe) let life = ActivityLife(content: content, start: start)
        self.life = Lock(life)
    }

    /// What the activity shows now.
    public var content: ActivityContent<ContentState> { life.withLock { $0.content } }

    /// The contents alone.
    public var contentState: ContentState { content.state }

    /// Where the activity is in its life.
    public var activityState: ActivityState { life.withLock { $0.state(at: Date()) } }

    /// The token for pushed updates; nil, as no push service reaches an app on Linux.
    public var pushToken: Data? { nil }

    /// The tokens for pushed updates; ends at once, as there are none on Linux.
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// The token under which pushes start activities of this kind; nil, as no push service reaches an app on Linux.
    public static var pushToStartToken: Data? { nil }

    /// The tokens under which pushes start activities of this kind; ends at once, as there are none on Linux.
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// The activities of this kind: those that are not dismissed, then each one as it is started.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> {
        AsyncStream { continuation in
            ActivityRegistry.watch { if let activity = $0 as? Activity<Attributes> { continuation.yield(activity) } }
        }
    }

    /// The activity's states from now on, beginning with the present one.
    public var activityStateUpdates: AsyncStream<ActivityState> {
        AsyncStream { continuation in life.withLock { $0.watchState(continuation) } }
    }

    /// The activity's contents from the next update on.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
        AsyncStream { continuation in life.withLock { $0.watchContent(continuation) } }
    }
}

extension Activity {
    /// The activities of this kind that were started in this process and are not dismissed.
    public static var activities: [Activity<Attributes>] {
        ActivityRegistry.activities(of: Activity<Attributes>.self).filter { $0.activityState != .dismissed }
    }

    /// Starts an activity.
    /// - Parameters:
    ///   - attributes: What it is about.
    ///   - content: What it shows first.
    ///   - pushType: How updates are pushed; no token is made on Linux.
    ///   - style: Whether it stays when the person leaves it.
    ///   - alertConfiguration: The alert at the start.
    ///   - start: When it starts; at once when nil.
    /// - Throws: never here; on other platforms when the person forbids live activities.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration? = nil, start: Date? = nil
    ) throws -> Activity<Attributes> {
        let activity = Activity(attributes: attributes, content: content, style: style, start: start)
        ActivityRegistry.add(activity)
        return activity
    }

    /// Starts an activity whose contents do not go out of date.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }

    /// Shows new contents; does nothing when the activity has ended.
    public func update(_ content: ActivityContent<ContentState>) async { life.withLock { $0.update(content) } }

    /// Shows new contents with an alert; does nothing when the activity has ended.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {
        await update(content)
    }

    /// Shows new contents that do not go out of date.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        await update(ActivityContent(state: contentState, staleDate: nil))
    }

    /// Ends the activity.
    /// - Parameters:
    ///   - content: What it shows last; the present contents when nil.
    ///   - dismissalPolicy: How long it is still shown.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { life.withLock { $0.end(content, policy: dismissalPolicy) } }

    /// Ends the activity with contents that do not go out of date.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
    }
}
