import PlatformSwiftUI

/// How much room a surface gives to a live activity.
public enum ActivityFamily: Hashable, Sendable {
    /// Little, as on a watch.
    case small
    /// As usual.
    case medium
}

extension WidgetConfiguration {
    /// Says for which other sizes the activity has views. Surfaces here ask for the usual one alone.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

extension EnvironmentValues {
    /// How much room the surface gives to the live activity.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }

    /// Whether the live activity has all of the screen: no surface here gives it that.
    public var isActivityFullscreen: Bool { false }

    private enum ActivityFamilyKey: EnvironmentKey {
        static var defaultValue: ActivityFamily { .medium }
    }
}
