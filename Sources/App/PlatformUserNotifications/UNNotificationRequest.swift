/// When a notification is shown.
open class UNNotificationTrigger {
    /// Whether it is shown again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// Shows a notification after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Waits for some time.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// Shows a notification at a time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The parts of the date that have to match.
    public let dateComponents: DateComponents

    /// Waits for a matching time.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}

/// A notification to be shown.
public final class UNNotificationRequest {
    /// The name under which the app can replace or remove it.
    public let identifier: String
    /// What it tells.
    public let content: UNNotificationContent
    /// When it is shown; at once when nil.
    public let trigger: UNNotificationTrigger?

    /// Makes a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}
