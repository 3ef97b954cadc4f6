/// A thing that events go through; the base of the interface's classes.
@MainActor @preconcurrency open class UIResponder: NSObject {}

/// The running app, as UIKit code sees it (inventory §2.17).
@MainActor @preconcurrency open class UIApplication: UIResponder {
    /// Why the app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Names a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// How a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Names a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only in an app that claims the URL.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }

    /// How a URL came.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Names a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Whether a person sees the app.
    public enum State: Int, Sendable {
        /// In front, and taking input.
        case active
        /// In front, and not taking input.
        case inactive
        /// Behind.
        case background
    }

    /// The app of this process.
    public static let shared = UIApplication()

    /// The URL of the app's settings; no app on Linux answers it.
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// The app's own object, which is told what happens.
    open var delegate: (any UIApplicationDelegate)?
    /// The parts of the interface that are connected.
    open private(set) var connectedScenes: Set<UIScene> = []
    /// Whether the screen stays on; it is a wish that nothing on Linux reads.
    open var isIdleTimerDisabled = false
    /// Whether a person sees the app: the most visible of its scenes tells, and whether the system has it in front.
    open var applicationState: State {
        let states = connectedScenes.map(\.activationState)
        if isInFront || states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    /// Whether the system has the app in front.
    package var isInFront = false
    package var opener = URLOpener.desktop

    /// Whether something on this machine opens URLs.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil && opener.isAvailable }

    /// Opens a URL: in this app when the URL is the app's own, else as the desktop does.
    /// - Returns: whether it was opened.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await opener.open(url)
    }

    /// Opens a URL, in this app when it is the app's own, else as the desktop does, and tells whether it was opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        // Unstructured, because the caller does not wait: the closure is the answer.
        Task {
            let opened = await open(url, options: [:])
            completion?(opened)
        }
    }

    package func connect(_ scene: UIScene) { connectedScenes.insert(scene) }
    package func disconnect(_ scene: UIScene) { connectedScenes.remove(scene) }
}

/// The app's own object, which is told what happens.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app is about to have started.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has started.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The configuration of a scene that is about to be connected.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// A URL is to be opened.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// An activity is to be continued.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// The app is about to come to the front.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app has come to the front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to leave the front.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app has gone behind.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Starts.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Starts.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The session's own configuration.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Opens nothing.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    /// Continues nothing.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
