/// What an app may do with notifications.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// Texts.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// In cars.
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    /// Sounds that nothing silences.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// A button for the app's settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Quietly, without a question.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    /// In spite of a Focus.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// With its sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// The older name of banner and list.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// In the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// As a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined
    /// It may not.
    case denied
    /// It may.
    case authorized
    /// It may, quietly.
    case provisional
    /// It may for a while.
    case ephemeral
}

/// Whether a person lets one way of showing notifications happen.
public enum UNNotificationSetting: Int, Sendable {
    /// There is no such way.
    case notSupported
    /// No.
    case disabled
    /// Yes.
    case enabled
}

/// How much a notification disturbs.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Not at all.
    case passive
    /// As usual.
    case active
    /// In spite of a Focus.
    case timeSensitive
    /// In spite of everything.
    case critical
}

/// The permissions and the settings of the person. Nothing shows notifications here, so all are denied.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Denied.
    public var authorizationStatus: UNAuthorizationStatus { .denied }
    /// There are none.
    public var alertSetting: UNNotificationSetting { .notSupported }
    /// There are none.
    public var soundSetting: UNNotificationSetting { .notSupported }
    /// There is none.
    public var badgeSetting: UNNotificationSetting { .notSupported }
    /// There are none.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// There are none.
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// There is none.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// There is none.
    public var notificationCenterSetting: UNNotificationSetting { .notSupported }
}
