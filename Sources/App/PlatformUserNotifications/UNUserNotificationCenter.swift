import IntentsModel

/// The app's way to notifications.
///
/// Nothing shows notifications of apps here: permission is never granted, and adding one says so, so that no app believes
/// that its person was told.
public final class UNUserNotificationCenter: NSObject, Sendable {
    // Unchecked, as a delegate is used on the main actor by its own rule: here it is only kept.
    private struct State: @unchecked Sendable {
        weak var delegate: (any UNUserNotificationCenterDelegate)?
        var categories: Set<UNNotificationCategory> = []
    }

    private static let shared = UNUserNotificationCenter()
    private let state = Lock(State())

    /// The app's own.
    public static func current() -> UNUserNotificationCenter { shared }

    /// Whether the app can ask for everything that it might show.
    public var supportsContentExtensions: Bool { false }

    /// Who is told of notifications. None is shown, so it is never asked.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { state.withLock { $0 }.delegate }
        set {
            let changed = State(delegate: newValue)
            state.withLock { $0.delegate = changed.delegate }
        }
    }

    /// The permissions and the settings of the person: all denied.
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// The permissions and the settings of the person: all denied.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }

    /// Asks for permission: nobody can give it here, so the answer is false.
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    /// Asks for permission: nobody can give it here, so the answer is false.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }

    /// The kinds of notifications with actions.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        state.withLock { $0.categories = categories }
    }

    /// The kinds of notifications with actions.
    public func notificationCategories() async -> Set<UNNotificationCategory> { state.withLock { $0 }.categories }

    /// Says which number an app's icon shows. Icons on Linux have none.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}

    /// Says which number an app's icon shows. Icons on Linux have none.
    public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        withCompletionHandler?(nil)
    }
}

extension UNUserNotificationCenter {
    /// Shows a notification.
    /// - Throws: always, as nothing shows it here.
    public func add(_ request: UNNotificationRequest) async throws {
        throw UNError(code: .notificationsNotAllowed, notification: request.identifier)
    }

    /// Shows a notification; the closure gets an error, as nothing shows it here.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = UNError(code: .notificationsNotAllowed, notification: request.identifier)
        completionHandler?(error)
    }

    /// The notifications that wait: none.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

    /// The notifications that wait: none.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler([]) }

    /// Takes back notifications that wait: there are none.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

    /// Takes back all notifications that wait: there are none.
    public func removeAllPendingNotificationRequests() {}

    /// The notifications that people see: none.
    public func deliveredNotifications() async -> [UNNotification] { [] }

    /// The notifications that people see: none.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }

    /// Takes back notifications that were shown: there are none.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Takes back all notifications that were shown: there are none.
    public func removeAllDeliveredNotifications() {}
}
