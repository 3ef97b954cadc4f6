import AppIntents

/// What a notification tells (inventory §2.15).
open class UNNotificationContent {
    /// What it is about.
    public fileprivate(set) var title = ""
    /// A line below the title.
    public fileprivate(set) var subtitle = ""
    /// The message.
    public fileprivate(set) var body = ""
    /// The number on the app's symbol; nil leaves it as it is.
    public fileprivate(set) var badge: NSNumber?
    /// What is heard.
    public fileprivate(set) var sound: UNNotificationSound?
    /// The group of notifications that it is shown with.
    public fileprivate(set) var threadIdentifier = ""
    /// The kind of notification, which decides about its buttons.
    public fileprivate(set) var categoryIdentifier = ""
    /// What the app needs when the notification is opened.
    public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The entities that it is about.
    public fileprivate(set) var appEntityIdentifiers: [EntityIdentifier] = []

    /// Makes an empty content.
    public init() {}
}

/// What a notification tells, while it is written.
open class UNMutableNotificationContent: UNNotificationContent {
    /// What it is about.
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// A line below the title.
    public override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }

    /// The message.
    public override var body: String {
        get { super.body }
        set { super.body = newValue }
    }

    /// The number on the app's symbol; nil leaves it as it is.
    public override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }

    /// What is heard.
    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }

    /// The group of notifications that it is shown with.
    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }

    /// The kind of notification, which decides about its buttons.
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }

    /// What the app needs when the notification is opened.
    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }

    /// The entities that it is about, the most important first.
    public override var appEntityIdentifiers: [EntityIdentifier] {
        get { super.appEntityIdentifiers }
        set { super.appEntityIdentifiers = newValue }
    }
}

/// What is heard with a notification.
public struct UNNotificationSound: Hashable, Sendable {
    private let name: String?

    /// The usual sound.
    public static let `default` = UNNotificationSound(name: nil)

    private init(name: String?) { self.name = name }

    /// The sound of a file of the app.
    public init(named name: String) { self.init(name: name) }
}
