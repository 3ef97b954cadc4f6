/// What the process tells the app's delegate, and everyone who listens.
extension NSApplication {
    /// The app is about to have started.
    nonisolated public static let willFinishLaunchingNotification = Notification.Name(
        "NSApplicationWillFinishLaunchingNotification")
    /// The app has started.
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification")
    /// The app has come to the front.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "NSApplicationDidBecomeActiveNotification")
    /// The app has gone behind.
    nonisolated public static let didResignActiveNotification = Notification.Name(
        "NSApplicationDidResignActiveNotification")
    /// The app is about to end.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")

    /// The app has started.
    package func didFinishLaunching() {
        tell(Self.willFinishLaunchingNotification) { delegate?.applicationWillFinishLaunching($0) }
        tell(Self.didFinishLaunchingNotification) { delegate?.applicationDidFinishLaunching($0) }
    }

    /// The system has brought the app to the front.
    package func didComeToFront() {
        guard !isActive else { return }
        isActive = true
        tell(Self.didBecomeActiveNotification) { delegate?.applicationDidBecomeActive($0) }
    }

    /// Another app has come to the front.
    package func didGoBehind() {
        guard isActive else { return }
        isActive = false
        tell(Self.didResignActiveNotification) { delegate?.applicationDidResignActive($0) }
    }

    /// The app is about to end.
    package func willTerminate() {
        tell(Self.willTerminateNotification) { delegate?.applicationWillTerminate($0) }
    }

    private func tell(_ name: Notification.Name, _ call: (Notification) -> Void) {
        let notification = Notification(name: name, object: self)
        call(notification)
        NotificationCenter.default.post(notification)
    }
}
