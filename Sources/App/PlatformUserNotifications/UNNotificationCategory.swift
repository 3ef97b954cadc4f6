/// A kind of notification with its actions.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The app's name for it.
    public let identifier: String
    /// What people can answer.
    public let actions: [UNNotificationAction]
    /// The intents that belong to it.
    public let intentIdentifiers: [String]
    /// What else holds.
    public let options: UNNotificationCategoryOptions

    /// Makes a kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }
}

/// What holds for a kind of notification.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app is told when it is taken away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    /// In cars.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
}

/// Something that people can answer to a notification.
public final class UNNotificationAction: NSObject, Sendable {
    /// The app's name for it.
    public let identifier: String
    /// The text of the button.
    public let title: String
    /// How it behaves.
    public let options: UNNotificationActionOptions

    /// Makes an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// How an action behaves.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device has to be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    /// Something is lost.
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    /// The app comes to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The sound of a notification.
public final class UNNotificationSound: NSObject, Sendable {
    /// The name of the app's file; nil for the usual one.
    let name: UNNotificationSoundName?

    /// A sound of the app.
    public convenience init(named name: UNNotificationSoundName) { self.init(name) }

    private init(_ name: UNNotificationSoundName?) { self.name = name }

    /// The usual sound.
    public static let `default` = UNNotificationSound(nil)
    /// The usual sound of what is critical.
    public static let defaultCritical = UNNotificationSound(nil)
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Names a file.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names a file.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// A picture or a sound of a notification.
public final class UNNotificationAttachment: NSObject, Sendable {
    /// The app's name for it.
    public let identifier: String
    /// The file.
    public let url: URL

    /// Attaches a file.
    ///
    /// - Throws: An error of the file system when there is no such file.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
        self.identifier = identifier
        self.url = url
    }
}
