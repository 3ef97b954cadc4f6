/// What people with special needs have set. Nothing on Linux tells, so everything is as for other people.
@MainActor @preconcurrency public enum UIAccessibility {
    /// Whether the screen is read aloud.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether there is little movement.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether little shines through.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether texts are bold.
    public static var isBoldTextEnabled: Bool { false }

    /// Something that a listener is told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The kind's number.
        public let rawValue: UInt32

        /// Names a kind.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A text is said.
        public static let announcement = Notification(rawValue: 1)
        /// The layout has changed.
        public static let layoutChanged = Notification(rawValue: 2)
        /// The screen has changed.
        public static let screenChanged = Notification(rawValue: 3)
    }

    /// Tells a listener something. Nobody listens here.
    public static func post(notification: Notification, argument: Any?) {}
}
