import PlatformSwiftUI

/// Where a widget's entry will be shown (inventory §2.18).
public struct TimelineProviderContext: Sendable {
    /// The values of the surroundings that the widget may be shown in.
    @dynamicMemberLookup public struct EnvironmentVariants: Sendable {
        /// The values that a widget has to expect; one, as a host has one kind of surroundings.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            [EnvironmentValues()[keyPath: keyPath]]
        }
    }

    /// The surroundings to expect.
    public let environmentVariants = EnvironmentVariants()
    /// The widget's size class.
    public let family: WidgetFamily
    /// Whether the entry is shown where people choose widgets.
    public let isPreview: Bool
    /// The widget's size in points.
    public let displaySize: CGSize

    init(family: WidgetFamily, isPreview: Bool) {
        self.family = family
        self.isPreview = isPreview
        displaySize = family.displaySize
    }
}
