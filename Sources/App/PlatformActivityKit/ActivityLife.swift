import IntentsModel

/// What changes while an activity lasts, and those who watch it.
struct ActivityLife<State: Decodable & Encodable & Hashable> {
    private(set) var content: ActivityContent<State>
    private let start: Date?
    private var end: End?
    private var stateWatchers: [AsyncStream<ActivityState>.Continuation] = []
    private var contentWatchers: [AsyncStream<ActivityContent<State>>.Continuation] = []

    /// How the activity ended; dismissed at a time, which is nil when the system decides.
    private struct End {
        var dismissal: Date?
    }

    init(content: ActivityContent<State>, start: Date?) {
        self.content = content
        self.start = start
    }

    func state(at date: Date) -> ActivityState {
        if let end { return end.dismissal.map { $0 <= date } == true ? .dismissed : .ended }
        if let start, start > date { return .pending }
        return content.staleDate.map { $0 <= date } == true ? .stale : .active
    }

    mutating func update(_ content: ActivityContent<State>) {
        guard end == nil else { return }
        self.content = content
        // Each watcher gets a copy of a value that nobody changes any more.
        nonisolated(unsafe) let content = content
        contentWatchers.forEach { $0.yield(content) }
        tellState()
    }

    mutating func end(_ content: ActivityContent<State>?, policy: ActivityUIDismissalPolicy) {
        guard end == nil else { return }
        if let content { update(content) }
        switch policy.rule {
        case .system: end = End()
        case .immediate: end = End(dismissal: Date())
        case .after(let date): end = End(dismissal: date)
        }
        tellState()
        stateWatchers.forEach { $0.finish() }
        contentWatchers.forEach { $0.finish() }
    }

    mutating func watchState(_ watcher: AsyncStream<ActivityState>.Continuation) {
        watcher.yield(state(at: Date()))
        if end == nil { stateWatchers.append(watcher) } else { watcher.finish() }
    }

    mutating func watchContent(_ watcher: AsyncStream<ActivityContent<State>>.Continuation) {
        if end == nil { contentWatchers.append(watcher) } else { watcher.finish() }
    }

    private func tellState() {
        let state = state(at: Date())
        stateWatchers.forEach { $0.yield(state) }
    }
}

/// The activities that were started in this process.
enum ActivityRegistry {
    private struct Known {
        var activities: [any RegisteredActivity] = []
        var watchers: [@Sendable (any RegisteredActivity) -> Void] = []
    }

    private static let known = Lock(Known())

    static func add<Attributes>(_ activity: Activity<Attributes>) {
        let watchers = known.withLock {
            $0.activities.append(activity)
            return $0.watchers
        }
        watchers.forEach { $0(activity) }
    }

    static func activities<Attributes>(of type: Activity<Attributes>.Type) -> [Activity<Attributes>] {
        known.withLock { $0.activities }.compactMap { $0 as? Activity<Attributes> }
    }

    /// Calls a watcher for each activity that is not dismissed, and for each that is started later.
    static func watch(_ watcher: @escaping @Sendable (any RegisteredActivity) -> Void) {
        let present = known.withLock {
            $0.watchers.append(watcher)
            return $0.activities
        }
        present.filter { $0.activityState != .dismissed }.forEach(watcher)
    }
}

/// An activity of any kind.
protocol RegisteredActivity: AnyObject, Sendable {
    var activityState: ActivityState { get }
}

extension Activity: RegisteredActivity {}
