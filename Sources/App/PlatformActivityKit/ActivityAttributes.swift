/// What a live activity is about, and the type of what changes while it lasts (inventory §2.18).
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes while the activity lasts.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The changing contents of a live activity, and until when they hold.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    /// The contents.
    public let state: State
    /// When the contents are out of date; never when nil.
    public let staleDate: Date?
    /// How much this activity matters beside the app's others; the highest comes first.
    public let relevanceScore: Double

    /// Makes contents.
    /// - Parameters:
    ///   - state: The contents.
    ///   - staleDate: When they are out of date; never when nil.
    ///   - relevanceScore: How much the activity matters beside the app's others.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Hashable, Codable {}
extension ActivityContent: Sendable where State: Sendable {}

/// Where a live activity is in its life.
public enum ActivityState: String, Hashable, Sendable, Codable {
    /// It is shown, and may change.
    case active
    /// It has ended, and is still shown.
    case ended
    /// It has ended, and is no longer shown.
    case dismissed
    /// It is shown, but its contents are out of date.
    case stale
    /// It will start at a time that was set.
    case pending
}

/// How long an activity that has ended is still shown.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    enum Rule: Hashable {
        case system
        case immediate
        case after(Date)
    }

    let rule: Rule

    /// As long as the system finds right.
    public static let `default` = ActivityUIDismissalPolicy(rule: .system)
    /// No longer.
    public static let immediate = ActivityUIDismissalPolicy(rule: .immediate)
    /// Until a time.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .init(rule: .after(date)) }
}

/// Whether an activity stays when the person leaves it.
public enum ActivityStyle: String, Hashable, Sendable, Codable {
    /// It stays until it is ended.
    case standard
    /// It goes when the person turns to something else.
    case transient
}

/// The text of the alert that comes with an update.
public struct AlertConfiguration: Sendable {
    /// The sound of an alert.
    public enum AlertSound: Hashable, Sendable {
        /// The system's.
        case `default`
        /// One of the app's resources.
        case named(String)
    }

    /// The first line.
    public let title: LocalizedStringResource
    /// The lines below.
    public let body: LocalizedStringResource
    /// The sound.
    public let sound: AlertSound

    /// Makes an alert.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}

/// How updates are pushed to an activity; no push service reaches an app on Linux, so no token is ever made.
public struct PushType: Hashable, Sendable {
    private let name: String

    /// With a token for this activity alone.
    public static let token = PushType(name: "token")
    /// By a channel that many devices listen to.
    public static func channel(_ channelID: String) -> PushType { PushType(name: "channel:\(channelID)") }
}
