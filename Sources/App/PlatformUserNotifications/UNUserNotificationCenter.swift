/// The app's way to notifications.
///
/// Nothing shows notifications of apps here: permission is never granted, and adding one says so, so that no app believes
/// that its person was told.
public final class UNUserNotificationCenter: Sendable {
    private static let shared = UNUserNotificationCenter()

    private init() {}

    /// The app's centre.
    public static func current() -> UNUserNotificationCenter { shared }

    /// Asks the person for permission: never granted here.
    /// - Parameter options: what the notifications would do.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    /// Shows a notification.
    /// - Throws: always, as nothing shows it here.
    public func add(_ request: UNNotificationRequest) async throws {
        throw UNError(code: .notificationsNotAllowed, notification: request.identifier)
    }

    /// Takes back notifications that wait: there are none.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

    /// Takes back notifications that were shown: there are none.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Put a number on the app's symbol.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Be heard.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Be shown.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
}

/// A notification cannot be shown.
public struct UNError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Why.
    public enum Code: Int, Hashable, Sendable {
        /// The app may not show any.
        case notificationsNotAllowed = 1
    }

    /// Why.
    public let code: Code
    private let notification: String

    init(code: Code, notification: String) {
        self.code = code
        self.notification = notification
    }

    /// What is wrong, in a sentence.
    public var description: String {
        "The notification “\(notification)” is not shown: nothing shows notifications of apps on Linux. "
            + "Ask requestAuthorization(options:) first and tell the person in another way."
    }
}
