import Glibc

/// The running app, as AppKit code sees it.
@MainActor @preconcurrency open class NSApplication: NSObject {
    /// How the app shows itself.
    public enum ActivationPolicy: Int, Sendable {
        /// With an icon and menus.
        case regular
        /// With windows alone.
        case accessory
        /// Not at all.
        case prohibited
    }

    /// The app of this process.
    public static let shared = NSApplication()

    /// The app's own object, which is told what happens.
    open var delegate: (any NSApplicationDelegate)?
    /// The app's windows; none, as nothing on Linux shows them.
    open var windows: [NSWindow] { [] }
    /// The window that takes input; none, as nothing on Linux shows windows.
    open var keyWindow: NSWindow? { nil }
    /// The window that the app is about; none, as nothing on Linux shows windows.
    open var mainWindow: NSWindow? { nil }
    /// The app's picture. What is set stays here; nothing shows it.
    open var applicationIconImage: NSImage!
    /// The app's menus. What is set stays here; nothing shows them.
    open var mainMenu: NSMenu?
    /// Light or dark, whatever the person chose. What is set stays here; nothing draws.
    open var appearance: NSAppearance?
    /// Light or dark: nothing on Linux tells, so it is what was set, or light.
    open var effectiveAppearance: NSAppearance {
        appearance ?? .light
    }
    /// Whether the app is in front.
    open package(set) var isActive = false
    private var policy = ActivationPolicy.regular

    /// How the app shows itself.
    open func activationPolicy() -> ActivationPolicy { policy }

    /// Sets how the app shows itself.
    /// - Returns: always true.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        policy = activationPolicy
        return true
    }

    /// Would bring the app to the front: on Linux the system does that, when an intent's mode asks for it.
    open func activate(ignoringOtherApps flag: Bool) {}

    /// Would bring the app to the front: on Linux the system does that, when an intent's mode asks for it.
    open func activate() {}

    /// Ends the process, after telling the delegate.
    open func terminate(_ sender: Any?) {
        willTerminate()
        exit(0)
    }
}

/// The app of this process; nil nowhere on Linux.
@MainActor @preconcurrency public var NSApp: NSApplication! { NSApplication.shared }

/// The app's own object, which is told what happens.
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
    /// The app is about to have started.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// The app has started.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// The app has come to the front.
    func applicationDidBecomeActive(_ notification: Notification)
    /// The app has gone behind.
    func applicationDidResignActive(_ notification: Notification)
    /// The app, which runs, was started again.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// An activity is to be continued.
    func application(
        _ application: NSApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool
    /// The app is about to end.
    func applicationWillTerminate(_ notification: Notification)
    /// URLs are to be opened.
    func application(_ application: NSApplication, open urls: [URL])
    /// Whether the app ends with its last window.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidResignActive(_ notification: Notification) {}
    /// Comes to the front.
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    /// Continues nothing.
    public func application(
        _ application: NSApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
    ) -> Bool { false }
    /// Does nothing.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// Opens nothing.
    public func application(_ application: NSApplication, open urls: [URL]) {}
    /// No.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
}

/// Something that can take up an activity again.
@MainActor @preconcurrency public protocol NSUserActivityRestoring: NSObjectProtocol {
    /// Takes up an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
