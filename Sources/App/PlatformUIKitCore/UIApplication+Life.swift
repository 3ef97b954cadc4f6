/// A task that goes on while the app is behind.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The task's number.
    public let rawValue: Int

    /// Names a task.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    /// Asks for time behind. Nothing on Linux stops an app there, so the closure is never called.
    /// - Returns: a task that need not be ended, but may be.
    nonisolated public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

    /// Asks for time behind. Nothing on Linux stops an app there, so the closure is never called.
    /// - Returns: a task that need not be ended, but may be.
    nonisolated public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    /// Ends a task.
    nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How much time is left behind: as much as the app wants.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether protected files can be read: files on Linux are not protected like that.
    public var isProtectedDataAvailable: Bool { true }

    /// Asks for messages from a server. There is no such service on Linux, so none come.
    public func registerForRemoteNotifications() {}

    /// Whether messages come from a server: there is no such service on Linux.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Whether the app can show another icon: it cannot.
    public var supportsAlternateIcons: Bool { false }

    /// The name of the other icon: there is none.
    public var alternateIconName: String? { nil }

    /// Shows another icon. An app on Linux has one alone, so this is an error.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    /// Shows another icon. An app on Linux has one alone, so this is an error.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(CocoaError(.featureUnsupported)) }

    /// The windows of all connected scenes.
    public var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
}

// Posted by `UIApplication+Events`.
extension UIApplication {
    /// The app has started.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunching")
    /// The app has come to the front.
    nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
    /// The app is about to leave the front.
    nonisolated public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActive")
    /// The app has gone behind.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackground")
    /// The app is about to come to the front.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForeground")
    /// The app is about to end.
    nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
    /// Memory is short.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarning")
    /// The URL of the app's settings of notifications; no app on Linux answers it.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
}

/// A shortcut on the app's icon. Icons on Linux show the shortcuts of the app's metadata instead.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
    // Unchecked, because the class is open, as on Apple's platforms; its own parts never change.
    /// The app's name for it.
    public let type: String
    /// What people read.
    public let localizedTitle: String
    /// A line below.
    public let localizedSubtitle: String?

    /// Makes a shortcut.
    public init(type: String, localizedTitle: String, localizedSubtitle: String? = nil) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
    }
}
