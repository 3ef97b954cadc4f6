/// A notification that the app wants to be shown.
public final class UNNotificationRequest: NSObject, Sendable {
    /// The app's name for it.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is to be shown; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// Asks for a notification.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copied()
        self.trigger = trigger
    }
}

/// A notification that people see.
public final class UNNotification: NSObject, Sendable {
    /// When it was shown.
    public let date: Date
    /// What the app asked for.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// What a person answered to a notification.
public final class UNNotificationResponse: NSObject, Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The action that was chosen.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The person opened the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person took the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
