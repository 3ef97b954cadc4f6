import Glibc

/// The running app, as AppKit code sees it.
@MainActor open class NSApplication: NSObject {
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
        delegate?.applicationWillTerminate(Notification(name: Notification.Name("NSApplicationWillTerminate")))
        exit(0)
    }
}

/// The app of this process; nil nowhere on Linux.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// The app's own object, which is told what happens.
@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
    /// The app has started.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// The app is about to end.
    func applicationWillTerminate(_ notification: Notification)
    /// URLs are to be opened.
    func application(_ application: NSApplication, open urls: [URL])
    /// Whether the app ends with its last window.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// Opens nothing.
    public func application(_ application: NSApplication, open urls: [URL]) {}
    /// No.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
}

/// A window. Nothing on Linux shows it; it keeps what code sets.
@MainActor open class NSWindow: NSObject {
    /// What people call the window.
    open var title = ""
    /// What code calls the window.
    open var identifier: String?
    /// Whether the window is shown.
    open private(set) var isVisible = false

    /// Shows the window, as far as something shows windows.
    open func makeKeyAndOrderFront(_ sender: Any?) { isVisible = true }

    /// Hides the window.
    open func close() { isVisible = false }
}
