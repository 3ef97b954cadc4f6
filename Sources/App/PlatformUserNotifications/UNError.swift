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
