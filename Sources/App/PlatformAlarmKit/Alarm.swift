/// An alarm (inventory §2.15). Nothing on Linux rings it.
public struct Alarm: Identifiable, Hashable, Codable, Sendable {
    /// When an alarm rings.
    public enum Schedule: Hashable, Codable, Sendable {
        /// At a time that is the same everywhere.
        case fixed(Date)
        /// At a time of the day, wherever the person is.
        case relative(Relative)

        /// A time of the day.
        public struct Relative: Hashable, Codable, Sendable {
            /// An hour and a minute.
            public struct Time: Hashable, Codable, Sendable {
                /// The hour, from 0.
                public var hour: Int
                /// The minute, from 0.
                public var minute: Int

                /// Makes a time.
                public init(hour: Int, minute: Int) {
                    self.hour = hour
                    self.minute = minute
                }
            }

            /// On which days an alarm rings.
            public enum Recurrence: Hashable, Codable, Sendable {
                /// Once.
                case never
                /// On some days of every week.
                case weekly([Locale.Weekday])
            }

            /// The time.
            public var time: Time
            /// The days.
            public var repeats: Recurrence

            /// Rings at a time of the day, once or on some days of every week.
            public init(time: Time, repeats: Recurrence = .never) {
                self.time = time
                self.repeats = repeats
            }
        }
    }

    /// How long is counted before an alarm rings, and before it rings again.
    public struct CountdownDuration: Hashable, Codable, Sendable {
        /// The seconds before it rings.
        public var preAlert: TimeInterval?
        /// The seconds before it rings again.
        public var postAlert: TimeInterval?

        /// Counts before and after.
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            self.preAlert = preAlert
            self.postAlert = postAlert
        }
    }

    /// What an alarm does.
    public enum State: Hashable, Codable, Sendable {
        /// It waits for its time.
        case scheduled
        /// It counts.
        case countdown
        /// It was stopped while it counted.
        case paused
        /// It rings.
        case alerting
    }

    /// The name by which the app knows it.
    public let id: UUID
    /// When it rings.
    public let schedule: Schedule?
    /// How long is counted.
    public let countdownDuration: CountdownDuration?
    /// What it does.
    public let state: State
}
