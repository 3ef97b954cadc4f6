import PlatformActivityKit
import PlatformSwiftUI

/// What an app knows of an alarm besides its time.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// What an alarm shows (inventory §2.15). Live activities of alarms get it.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Sendable {
    /// What changes while an alarm lasts.
    public typealias ContentState = AlarmPresentationState

    /// What is shown of it.
    public var presentation: AlarmPresentation
    /// What the app knows of it.
    public var metadata: Metadata?
    /// The colour of the app.
    public var tintColor: Color

    /// Describes what an alarm shows.
    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        self.presentation = presentation
        self.metadata = metadata
        self.tintColor = tintColor
    }

    private enum CodingKeys: CodingKey { case metadata }

    /// Reads what the app knows. Titles and colours do not cross processes: no surface shows them yet.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            presentation: AlarmPresentation(alert: AlarmPresentation.Alert(title: "")),
            metadata: try container.decodeIfPresent(Metadata.self, forKey: .metadata), tintColor: .accentColor)
    }

    /// Writes what the app knows. Titles and colours do not cross processes: no surface shows them yet.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(metadata, forKey: .metadata)
    }
}

/// What changes while an alarm lasts.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    /// What the alarm does.
    public enum Mode: Codable, Hashable, Sendable {
        /// It rings.
        case alert(Alert)
        /// It counts.
        case countdown(Countdown)
        /// It has stopped counting.
        case paused(Paused)

        /// A ringing alarm.
        public struct Alert: Codable, Hashable, Sendable {
            /// When it rings.
            public let time: Alarm.Schedule.Relative.Time
        }

        /// A counting alarm.
        public struct Countdown: Codable, Hashable, Sendable {
            /// The seconds to count in all.
            public let totalCountdownDuration: TimeInterval
            /// The seconds that were counted before the last pause.
            public let previouslyElapsedDuration: TimeInterval
            /// When it began to count, or went on.
            public let startDate: Date
            /// When it rings.
            public let fireDate: Date
        }

        /// An alarm that has stopped counting.
        public struct Paused: Codable, Hashable, Sendable {
            /// The seconds to count in all.
            public let totalCountdownDuration: TimeInterval
            /// The seconds that were counted.
            public let previouslyElapsedDuration: TimeInterval
        }
    }

    /// The name by which the app knows the alarm.
    public let alarmID: Alarm.ID
    /// What it does.
    public let mode: Mode
}
