/// An alarm (inventory §2.15). Nothing on Linux rings it.
public struct Alarm: Identifiable, Hashable, Sendable {
    /// When an alarm rings.
    public enum Schedule: Hashable, Sendable {
        /// At a time that is the same everywhere.
        case fixed(Date)
        /// At a time of the day, wherever the person is.
        case relative(Relative)

        /// A time of the day.
        public struct Relative: Hashable, Sendable {
            /// An hour and a minute.
            public struct Time: Hashable, Sendable {
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

            /// The time.
            public var time: Time

            /// Rings at a time of the day.
            public init(time: Time) { self.time = time }
        }
    }

    /// How long is counted before an alarm rings, and before it rings again.
    public struct CountdownDuration: Hashable, Sendable {
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

    /// The name by which the app knows it.
    public let id: UUID
    /// When it rings.
    public let schedule: Schedule?
    /// How long is counted.
    public let countdownDuration: CountdownDuration?
}
