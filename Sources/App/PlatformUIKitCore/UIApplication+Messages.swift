/// What came of a look for new data.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData
    /// There was nothing new.
    case noData
    /// It could not be found out.
    case failed
}

/// The ways round that an interface can be shown.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// On its right side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// On its left side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On a side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

/// Something that can take up an activity again.
@MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Takes up an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIApplication.LaunchOptionsKey {
    /// The app was started to open a URL.
    public static let url = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app was started for a message from a server.
    public static let remoteNotification = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The app was started by a shortcut of its icon.
    public static let shortcutItem = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The app was started to go on with an activity.
    public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
}
