import IntentsModel

/// Whether the app may show live activities.
public final class ActivityAuthorizationInfo: Sendable {
    /// Whether the app may start activities, as often as that changes: here once, as it does not.
    public let activityEnablementUpdates = ActivityEnablementUpdates(value: true)

    /// Whether pushes may come often, as often as that changes: here once, as it does not.
    public let frequentPushEnablementUpdates = FrequentPushEnablementUpdates(value: false)

    /// Reads what the person allows.
    public init() {}

    /// Always true: activities live in the app's process, and nothing forbids them.
    public var areActivitiesEnabled: Bool { activityEnablementUpdates.value }

    /// Always false: no push service reaches an app on Linux.
    public var frequentPushesEnabled: Bool { frequentPushEnablementUpdates.value }
}

extension ActivityAuthorizationInfo {
    /// A permission and its changes.
    public struct PermissionUpdates: AsyncSequence, Sendable {
        let value: Bool

        /// Gives the value once.
        public struct Iterator: AsyncIteratorProtocol {
            var value: Bool?

            /// The value, then nil.
            public mutating func next() async -> Bool? { value.take() }
        }

        /// Begins with the present value.
        public func makeAsyncIterator() -> Iterator { Iterator(value: value) }
    }

    /// Whether the app may start activities.
    public typealias ActivityEnablementUpdates = PermissionUpdates

    /// Whether pushes may come often.
    public typealias FrequentPushEnablementUpdates = PermissionUpdates
}

/// Why an activity could not be started. Nothing here throws it, as nothing forbids activities; apps have their own answers to it.
public enum ActivityAuthorizationError: Error, LocalizedError, Hashable, Sendable {
    /// The attributes are too large.
    case attributesTooLarge
    /// The person does not allow activities.
    case denied
    /// There are too many activities on the device.
    case globalMaximumExceeded
    /// The name of the activity is not one.
    case malformedActivityIdentifier
    /// The process that asks is not known.
    case missingProcessIdentifier
    /// The activity could not be kept.
    case persistenceFailure
    /// The process may not take up the activity again.
    case reconnectNotPermitted
    /// There are too many activities of the app.
    case targetMaximumExceeded
    /// The app does not have the right.
    case unentitled
    /// The device shows no activities.
    case unsupported
    /// The app is not of a kind that has activities.
    case unsupportedTarget
    /// The app is not in front.
    case visibility

    /// What people are told.
    public var errorDescription: String? { "The live activity could not be started: \(failureReason ?? "")." }

    /// What was in the way.
    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "its attributes are too large"
        case .denied: "live activities are turned off for this app"
        case .globalMaximumExceeded: "there are too many live activities"
        case .malformedActivityIdentifier: "its identifier is malformed"
        case .missingProcessIdentifier: "the process that asks for it is not known"
        case .persistenceFailure: "it could not be stored"
        case .reconnectNotPermitted: "it belongs to another process"
        case .targetMaximumExceeded: "this app has too many live activities"
        case .unentitled: "this app has no right to live activities"
        case .unsupported: "this device shows no live activities"
        case .unsupportedTarget: "this app cannot have live activities"
        case .visibility: "this app is not in front"
        }
    }
}
