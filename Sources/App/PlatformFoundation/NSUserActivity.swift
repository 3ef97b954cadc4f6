/// What a person is doing in an app, so that the app can return to it (inventory §2.15).
// Main-actor code makes and reads it, as on Apple's platforms; it is not Sendable.
open class NSUserActivity {
    /// The kind of activity, in reverse-DNS form.
    public let activityType: String
    /// What people see.
    open var title: String?
    /// What the app needs to return to the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that the app cannot do without.
    open var requiredUserInfoKeys: Set<String>?
    /// A web page with the same content.
    open var webpageURL: URL?
    /// Words under which the activity can be found.
    open var keywords: Set<String> = []
    /// When the activity is no longer of interest.
    open var expirationDate: Date?
    /// The content the activity is about; scenes match it with their `handlesExternalEvents` conditions.
    open var targetContentIdentifier: String?
    /// A name under which the app can delete the activity.
    open var persistentIdentifier: String?
    /// Whether the activity may be found by search.
    open var isEligibleForSearch = false
    /// Whether the activity may be offered before the person asks.
    open var isEligibleForPrediction = false
    /// Whether the activity may continue on another device.
    open var isEligibleForHandoff = true

    /// What the activity is about in terms of a module that this one does not know.
    package var annotation: (any Sendable)?
    /// What search knows of the activity, in terms of a module that this one does not know.
    package var searchAttributes: Any?

    /// Makes an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// What a person may say for the activity. Nothing listens for it; phrases belong into an `AppShortcutsProvider`.
    open var suggestedInvocationPhrase: String?

    /// Whether `userInfo` has to be brought up to date before the activity is kept. Nothing on Linux keeps it yet.
    open var needsSave = false

    /// Forgets every activity that is kept. Nothing on Linux keeps any, so the handler is called at once.
    public static func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        handler()
    }

    /// Forgets the activities of some names. Nothing on Linux keeps any, so the handler is called at once.
    public static func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String],
        completionHandler handler: @escaping @Sendable () -> Void
    ) { handler() }

    /// Says that this is what the person is doing. Nothing on Linux follows activities yet.
    open func becomeCurrent() {}

    /// Says that the person does something else.
    open func resignCurrent() {}

    /// Says that the activity is over.
    open func invalidate() {}

    /// Adds entries to `userInfo`; existing keys are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
}
