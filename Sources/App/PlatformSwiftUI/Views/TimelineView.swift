import IntentsModel

/// When the content of a timeline view changes.
public protocol TimelineSchedule {
    /// The dates, in order.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates from a start on.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a surface wants content.
public enum TimelineScheduleMode: Sendable {
    /// As the schedule says.
    case normal
    /// Seldom.
    case lowFrequency
}

/// Every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Starts at a date.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The dates from a start on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        let step = interval > 0 ? interval : 1
        let passed = max(0, (startDate.timeIntervalSince(start) / step).rounded(.down))
        return sequence(first: start.addingTimeInterval(passed * step)) { $0.addingTimeInterval(step) }
    }
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Makes the schedule.
    public init() {}

    /// The minutes from a start on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
    }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Takes the dates, in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// The dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the surface can, or once every so many seconds.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval

    /// Makes the schedule.
    public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) { interval = minimumInterval ?? 1 / 60 }

    /// The dates from a start on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        let step = interval
        return sequence(first: startDate) { $0.addingTimeInterval(step) }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Every so many seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the surface can.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule {
    /// At given dates.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}

/// What the content of a timeline view knows.
public struct TimelineViewDefaultContext: Sendable {
    /// How fast content may change.
    public enum Cadence: Comparable, Sendable {
        /// As it likes.
        case live
        /// Every second.
        case seconds
        /// Every minute.
        case minutes
    }

    /// The date of the content.
    public let date: Date
    /// How fast content may change.
    public let cadence: Cadence
}

/// Content that changes with time. The tree has it as it is when the tree is made.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView, NodeView {
    /// What the content knows.
    public typealias Context = TimelineViewDefaultContext

    private let content: (Context) -> Content

    /// Shows what `content` makes at each date of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) { self.content = content }

    @MainActor package func nodes(in environment: EnvironmentValues) -> [ViewNode] {
        ViewRenderer.nodes(of: content(Context(date: Date(), cadence: .minutes)), in: environment)
    }
}
