/// Lets the device be felt. No device on Linux can, so nothing happens.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
    /// Something is about to be felt.
    open func prepare() {}
}

/// A knock. Nothing is felt here.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How a knock feels.
    public enum FeedbackStyle: Int, Sendable {
        /// As of something small.
        case light
        /// As of something middle-sized.
        case medium
        /// As of something large.
        case heavy
        /// As of something soft.
        case soft
        /// As of something hard.
        case rigid
    }

    /// Makes a generator.
    public init(style: FeedbackStyle = .medium) {}

    /// Knocks.
    open func impactOccurred() {}

    /// Knocks, from 0 to 1 as hard as it can.
    open func impactOccurred(intensity: Double) {}
}

/// A sign of how something went. Nothing is felt here.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something went.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success
        /// Not quite well.
        case warning
        /// Not at all.
        case error
    }

    /// Tells how something went.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A sign that a choice changed. Nothing is felt here.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Tells that a choice changed.
    open func selectionChanged() {}
}
