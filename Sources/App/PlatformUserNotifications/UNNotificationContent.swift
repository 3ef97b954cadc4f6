import AppIntents

/// What a notification says.
public class UNNotificationContent: NSObject, @unchecked Sendable {
    // Unchecked, as only UNMutableNotificationContent changes it, which the app does before it hands it over: a request
    // keeps a copy.
    /// The title.
    public fileprivate(set) var title = ""
    /// A line below the title.
    public fileprivate(set) var subtitle = ""
    /// The text.
    public fileprivate(set) var body = ""
    /// The number on the app's icon.
    public fileprivate(set) var badge: NSNumber?
    /// The sound.
    public fileprivate(set) var sound: UNNotificationSound?
    /// What the app wants to know when a person answers.
    public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// Notifications with the same one are shown together.
    public fileprivate(set) var threadIdentifier = ""
    /// The kind of notification, which has its actions.
    public fileprivate(set) var categoryIdentifier = ""
    /// The scene that opens.
    public fileprivate(set) var targetContentIdentifier: String?
    /// How much it disturbs.
    public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// How important it is among others, from 0 to 1.
    public fileprivate(set) var relevanceScore = 0.0
    /// What a Focus filter compares.
    public fileprivate(set) var filterCriteria: String?
    /// Pictures and sounds.
    public fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// The entities that it is about.
    public fileprivate(set) var appEntityIdentifiers: [EntityIdentifier] = []

    /// The same, for changes; also what a request keeps.
    public override func mutableCopy() -> Any { copied() }

    /// The same, for good.
    public override func copy() -> Any { copied() }

    func copied() -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = (title, subtitle, body)
        (content.badge, content.sound, content.userInfo) = (badge, sound, userInfo)
        (content.threadIdentifier, content.categoryIdentifier) = (threadIdentifier, categoryIdentifier)
        (content.targetContentIdentifier, content.filterCriteria) = (targetContentIdentifier, filterCriteria)
        (content.interruptionLevel, content.relevanceScore) = (interruptionLevel, relevanceScore)
        (content.attachments, content.appEntityIdentifiers) = (attachments, appEntityIdentifiers)
        return content
    }
}

/// What a notification says, while the app writes it.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The title.
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// A line below the title.
    public override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text.
    public override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the app's icon.
    public override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// The sound.
    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// What the app wants to know when a person answers.
    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// Notifications with the same one are shown together.
    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// The kind of notification, which has its actions.
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// The scene that opens.
    public override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    /// How much it disturbs.
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    /// How important it is among others, from 0 to 1.
    public override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    /// What a Focus filter compares.
    public override var filterCriteria: String? {
        get { super.filterCriteria }
        set { super.filterCriteria = newValue }
    }
    /// The entities that it is about, the most important first.
    public override var appEntityIdentifiers: [EntityIdentifier] {
        get { super.appEntityIdentifiers }
        set { super.appEntityIdentifiers = newValue }
    }
    /// Pictures and sounds.
    public override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
}
