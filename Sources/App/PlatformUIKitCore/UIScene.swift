/// A part of an app's interface with a life of its own (inventory §2.17).
@MainActor @preconcurrency open class UIScene: UIResponder {
    /// What a scene is connected with.
    @MainActor public struct ConnectionOptions {
        /// The activities to continue.
        public var userActivities: [NSUserActivity] = []
        /// The URLs to open.
        public var urlContexts: Set<UIOpenURLContext> = []
        /// What another module keeps here: the intent for which the scene was made.
        package var cause: Any?

        package init(cause: Any? = nil) { self.cause = cause }
    }

    /// Whether a person sees the scene.
    public enum ActivationState: Int, Sendable {
        /// It is not connected.
        case unattached = -1
        /// It is in front, and takes input.
        case foregroundActive
        /// It is in front, and does not take input.
        case foregroundInactive
        /// It is behind.
        case background
    }

    /// The scene's record, which outlives it.
    public let session: UISceneSession
    /// The scene's own object, which is told what happens.
    open var delegate: (any UISceneDelegate)?
    /// Which contents the scene shows, and which it wants to.
    open var activationConditions = UISceneActivationConditions()
    /// What people call the scene.
    open var title: String! = ""
    /// Whether a person sees the scene.
    open package(set) var activationState: ActivationState = .unattached

    /// Makes a scene of a session.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }
}

extension UIScene {
    /// Its app has left the front.
    func goBehind() {
        guard [.foregroundActive, .foregroundInactive].contains(activationState) else { return }
        delegate?.sceneWillResignActive(self)
        activationState = .background
        delegate?.sceneDidEnterBackground(self)
    }
}

/// A scene with windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
    /// The windows that belong to the scene.
    open package(set) var windows: [UIWindow] = []
    /// The scene's window that takes keys.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
}

/// A scene's record, which outlives it.
@MainActor @preconcurrency open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's text.
        public let rawValue: String
        /// Names a role.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What tells the session from others.
    public let persistentIdentifier: String
    /// What the scene is for.
    public let role: Role
    /// How the scene is made.
    public let configuration: UISceneConfiguration

    package init(persistentIdentifier: String = UUID().uuidString, configuration: UISceneConfiguration) {
        self.persistentIdentifier = persistentIdentifier
        role = configuration.role
        self.configuration = configuration
        super.init()
    }
}

/// How a scene is made.
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
    /// The configuration's name.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Makes a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// Which contents a scene shows, and which it wants to (inventory §2.17).
@MainActor @preconcurrency open class UISceneActivationConditions: NSObject {
    /// Whether the scene can show the content with an identifier; it always can unless this says otherwise.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Whether the scene wants to show the content with an identifier, before others that only can; it does not unless
    /// this says otherwise.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// A scene's own object, which is told what happens.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is about to be shown.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// An activity is to be continued.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// URLs are to be opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is about to leave the front.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to come to the front.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is in front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is behind.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The own object of a scene with windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's window.
    var window: UIWindow? { get set }
    /// A shortcut of the app's icon was chosen.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// Does nothing with it.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// None.
    public var window: UIWindow? {
        get { nil }
        // A delegate that keeps no window has nowhere to put one.
        set {}
    }
}
