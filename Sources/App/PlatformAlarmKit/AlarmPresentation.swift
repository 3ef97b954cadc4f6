import PlatformSwiftUI

/// A button of an alarm.
public struct AlarmButton: Hashable, Sendable {
    /// What people read.
    public var text: LocalizedStringResource
    /// The colour of the text.
    public var textColor: Color
    /// The symbol beside it.
    public var systemImageName: String

    /// Describes a button.
    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        self.text = text
        self.textColor = textColor
        self.systemImageName = systemImageName
    }
}

/// What is shown of an alarm.
public struct AlarmPresentation: Hashable, Sendable {
    /// What is shown while an alarm rings.
    public struct Alert: Hashable, Sendable {
        /// What the second button does.
        public enum SecondaryButtonBehavior: Hashable, Sendable {
            /// It counts again.
            case countdown
            /// It runs the alarm's intent.
            case custom
        }

        /// What the alarm is for.
        public var title: LocalizedStringResource
        /// Ends it; the system's own button when nil.
        public var stopButton: AlarmButton?
        /// The second button.
        public var secondaryButton: AlarmButton?
        /// What the second button does.
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        /// Names the alarm and its buttons.
        public init(
            title: LocalizedStringResource, stopButton: AlarmButton? = nil, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.title = title
            self.stopButton = stopButton
            self.secondaryButton = secondaryButton
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }
    }

    /// What is shown while an alarm counts.
    public struct Countdown: Hashable, Sendable {
        /// What is counted for.
        public var title: LocalizedStringResource
        /// Stops it for a while.
        public var pauseButton: AlarmButton?

        /// Names what is counted for.
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            self.title = title
            self.pauseButton = pauseButton
        }
    }

    /// What is shown while an alarm has stopped counting.
    public struct Paused: Hashable, Sendable {
        /// What is counted for.
        public var title: LocalizedStringResource
        /// Goes on.
        public var resumeButton: AlarmButton

        /// Names what is counted for.
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            self.title = title
            self.resumeButton = resumeButton
        }
    }

    /// What is shown while it rings.
    public var alert: Alert
    /// What is shown while it counts.
    public var countdown: Countdown?
    /// What is shown while it has stopped counting.
    public var paused: Paused?

    /// Shows an alarm.
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        self.alert = alert
        self.countdown = countdown
        self.paused = paused
    }
}
