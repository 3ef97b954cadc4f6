import AppIntents

/// What a notification says: its parts can be read as if they were the content's own.
@dynamicMemberLookup
public class UNNotificationContent: NSObject, @unchecked Sendable {
    // Unchecked, as only UNMutableNotificationContent changes it, which the app does before it hands it over: a request
    // keeps a copy.

    /// The parts of what a notification says.
    public struct Parts {
        /// The title.
        public var title = ""
        /// A line below the title.
        public var subtitle = ""
        /// The text.
        public var body = ""
        /// The number on the app's icon.
        public var badge: NSNumber?
        /// The sound.
        public var sound: UNNotificationSound?
        /// What the app wants to know when a person answers.
        public var userInfo: [AnyHashable: Any] = [:]
        /// Notifications with the same one are shown together.
        public var threadIdentifier = ""
        /// The kind of notification, which has its actions.
        public var categoryIdentifier = ""
        /// The scene that opens.
        public var targetContentIdentifier: String?
        /// How much it disturbs.
        public var interruptionLevel = UNNotificationInterruptionLevel.active
        /// How important it is among others, from 0 to 1.
        public var relevanceScore = 0.0
        /// What a Focus filter compares.
        public var filterCriteria: String?
        /// Pictures and sounds.
        public var attachments: [UNNotificationAttachment] = []
        /// The entities that it is about, the most important first.
        public var appEntityIdentifiers: [EntityIdentifier] = []
    }

    fileprivate var parts = Parts()

    /// A part.
    public subscript<Value>(dynamicMember part: KeyPath<Parts, Value>) -> Value { parts[keyPath: part] }

    /// The same, for changes; also what a request keeps.
    public override func mutableCopy() -> Any { copied() }

    /// The same, for good.
    public override func copy() -> Any { copied() }

    func copied() -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.parts = parts
        return content
    }
}

/// What a notification says, while the app writes it.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// A part.
    public subscript<Value>(dynamicMember part: WritableKeyPath<Parts, Value>) -> Value {
        get { parts[keyPath: part] }
        set { parts[keyPath: part] = newValue }
    }

    /// The entities that it is about, the most important first.
    public var appEntityIdentifiers: [EntityIdentifier] {
        get { parts.appEntityIdentifiers }
        set { parts.appEntityIdentifiers = newValue }
    }
}
