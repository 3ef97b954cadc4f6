import Foundation
import IntentsModel
import PlatformCoreLocation

/// When or where something is useful (inventory §2.11).
///
/// Contexts are values that apps state; nothing here watches the clock, place, sleep or workouts for them.
public struct RelevantContext: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case date(Date)
        case interval(DateInterval, DateKind)
        case inferredLocation(InferredLocation)
        case region(RegionDescription)
        case sleep(SleepCondition)
        case fitness(FitnessCondition)
        case headphones(HeadphonesCondition)
    }

    private let kind: Kind

    /// What a date means.
    public struct DateKind: Hashable, Sendable {
        fileprivate let name: String

        /// Nothing special.
        public static let `default` = DateKind(name: "default")
        /// Good to know then.
        public static let informational = DateKind(name: "informational")
        /// Planned for then.
        public static let scheduled = DateKind(name: "scheduled")
    }

    /// A place that is known by its meaning.
    public struct InferredLocation: Hashable, Sendable {
        fileprivate let name: String

        /// Where the person lives.
        public static let home = InferredLocation(name: "home")
        /// Where the person works.
        public static let work = InferredLocation(name: "work")
        /// Where the person learns.
        public static let school = InferredLocation(name: "school")
        /// On the way.
        public static let commute = InferredLocation(name: "commute")
    }

    /// A part of the night.
    public struct SleepCondition: Hashable, Sendable {
        fileprivate let name: String

        /// When the person goes to bed.
        public static let bedtime = SleepCondition(name: "bedtime")
        /// When the person gets up.
        public static let wakeup = SleepCondition(name: "wakeup")
    }

    /// What the person does for fitness.
    public struct FitnessCondition: Hashable, Sendable {
        fileprivate let name: String

        /// During a workout.
        public static let workoutActive = FitnessCondition(name: "workoutActive")
        /// While the day's goals are not reached.
        public static let activityRingsIncomplete = FitnessCondition(name: "activityRingsIncomplete")
    }

    /// What the headphones do.
    public struct HeadphonesCondition: Hashable, Sendable {
        fileprivate let name: String

        /// They are connected.
        public static let connected = HeadphonesCondition(name: "connected")
    }
}

extension RelevantContext {
    /// Around a date.
    public static func date(_ date: Date) -> Self { Self(kind: .date(date)) }

    /// During an interval.
    public static func date(interval: DateInterval, kind: DateKind = .default) -> Self {
        Self(kind: .interval(interval, kind))
    }

    /// During a range of dates.
    public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> Self {
        date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
    }

    /// From one date to another; in either order.
    public static func date(from start: Date, to end: Date) -> Self {
        date(interval: DateInterval(start: min(start, end), end: max(start, end)))
    }

    /// At a place that is known by its meaning.
    public static func location(inferred location: InferredLocation) -> Self { Self(kind: .inferredLocation(location)) }

    /// In an area.
    public static func location(_ region: CLRegion) -> Self {
        let circle = region as? CLCircularRegion
        return Self(
            kind: .region(
                RegionDescription(
                    identifier: region.identifier, latitude: circle?.center.latitude,
                    longitude: circle?.center.longitude, radius: circle?.radius)))
    }

    /// Around sleep.
    public static func sleep(_ condition: SleepCondition) -> Self { Self(kind: .sleep(condition)) }

    /// While a fitness condition holds.
    public static func fitness(_ condition: FitnessCondition) -> Self { Self(kind: .fitness(condition)) }

    /// While a condition of the hardware holds.
    public static func hardware(headphones condition: HeadphonesCondition) -> Self {
        Self(kind: .headphones(condition))
    }
}

extension RelevantContext {
    /// As the system keeps it.
    package var description: RelevanceDescription {
        switch kind {
        case .date(let date): RelevanceDescription(kind: "date", start: date.timeIntervalSince1970)
        case .interval(let interval, let kind):
            RelevanceDescription(
                kind: "date", name: kind.name, start: interval.start.timeIntervalSince1970,
                end: interval.end.timeIntervalSince1970)
        case .inferredLocation(let location): RelevanceDescription(kind: "location", name: location.name)
        case .region(let region): RelevanceDescription(kind: "location", name: region.identifier, region: region)
        case .sleep(let condition): RelevanceDescription(kind: "sleep", name: condition.name)
        case .fitness(let condition): RelevanceDescription(kind: "fitness", name: condition.name)
        case .headphones(let condition): RelevanceDescription(kind: "headphones", name: condition.name)
        }
    }
}
