import AppIntents
import PlatformActivityKit

/// The app's way to alarms (inventory §2.15).
///
/// Nothing rings alarms here: scheduling one says so, so that no app believes that its person will be woken.
public final class AlarmManager: Sendable {
    /// The app's alarms.
    public static let shared = AlarmManager()

    private init() {}

    /// Whether the app may schedule alarms.
    public enum AuthorizationState: Int, Hashable, Codable, Sendable {
        /// The person was not asked.
        case notDetermined
        /// It may not.
        case denied
        /// It may.
        case authorized
    }

    /// Whether the app may schedule alarms: it may not, as nothing rings them here.
    public var authorizationState: AuthorizationState { .denied }

    /// Asks whether the app may schedule alarms: it may not, as nothing rings them here.
    public func requestAuthorization() async throws -> AuthorizationState { .denied }

    /// The changes of that: none, so it ends at once.
    public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }

    /// The alarms that wait: none.
    public var alarms: [Alarm] { get throws { [] } }

    /// The changes of that: none, so it ends at once.
    public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }

    /// Schedules an alarm.
    /// - Parameters:
    ///   - id: the name by which the app knows it.
    ///   - configuration: when it rings and what it shows.
    /// - Throws: always, as nothing rings it here.
    public func schedule<Metadata>(id: Alarm.ID, configuration: AlarmConfiguration<Metadata>) async throws -> Alarm {
        throw AlarmError.unavailable
    }

    /// Takes back an alarm: there are none.
    public func cancel(id: Alarm.ID) throws {}

    /// Ends an alarm that rings: none does, which is an error.
    public func stop(id: Alarm.ID) throws { throw AlarmError.unavailable }

    /// Stops an alarm from counting: none does, which is an error.
    public func pause(id: Alarm.ID) throws { throw AlarmError.unavailable }

    /// Lets an alarm go on counting: none does, which is an error.
    public func resume(id: Alarm.ID) throws { throw AlarmError.unavailable }

    /// Lets an alarm that rings count again: none does, which is an error.
    public func countdown(id: Alarm.ID) throws { throw AlarmError.unavailable }

    /// Why an alarm cannot be scheduled.
    public enum AlarmError: Error, Hashable, Sendable, CustomStringConvertible {
        /// Nothing rings alarms here.
        case unavailable

        /// What is wrong, in a sentence.
        public var description: String {
            "The alarm is not scheduled: nothing rings alarms of apps on Linux. Use a timer of the desktop instead."
        }
    }

    /// When an alarm rings, what it shows and what its buttons do.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        /// How long is counted before it rings, and before it rings again.
        public var countdownDuration: Alarm.CountdownDuration?
        /// When it rings.
        public var schedule: Alarm.Schedule?
        /// What it shows.
        public var attributes: AlarmAttributes<Metadata>
        /// The entity that it is about.
        public var appEntityIdentifier: EntityIdentifier?
        /// Runs when the person ends the alarm.
        public var stopIntent: (any LiveActivityIntent)?
        /// Runs when the person presses the other button.
        public var secondaryIntent: (any LiveActivityIntent)?
        /// What is heard.
        public var sound: AlertConfiguration.AlertSound

        /// Describes an alarm or a timer.
        /// - Parameters:
        ///   - countdownDuration: how long is counted before it rings, and before it rings again.
        ///   - schedule: when it rings.
        ///   - attributes: what it shows.
        ///   - appEntityIdentifier: the entity that it is about.
        ///   - stopIntent: runs when the person ends it.
        ///   - secondaryIntent: runs when the person presses the other button.
        ///   - sound: what is heard.
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, appEntityIdentifier: EntityIdentifier? = nil,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) {
            self.countdownDuration = countdownDuration
            self.schedule = schedule
            self.attributes = attributes
            self.appEntityIdentifier = appEntityIdentifier
            self.stopIntent = stopIntent
            self.secondaryIntent = secondaryIntent
            self.sound = sound
        }

        /// Describes an alarm at a time.
        public static func alarm(
            schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
            appEntityIdentifier: EntityIdentifier? = nil, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration {
            AlarmConfiguration(
                schedule: schedule, attributes: attributes, appEntityIdentifier: appEntityIdentifier,
                stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }

        /// Describes a timer.
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
            appEntityIdentifier: EntityIdentifier? = nil, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration {
            AlarmConfiguration(
                countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil),
                attributes: attributes, appEntityIdentifier: appEntityIdentifier, stopIntent: stopIntent,
                secondaryIntent: secondaryIntent, sound: sound)
        }
    }
}
