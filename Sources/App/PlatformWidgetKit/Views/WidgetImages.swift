import PlatformSwiftUI

/// How an image looks where a surface shows widgets in two tints.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    let name: String

    /// In the accent colour.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// In shades of grey.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// In shades of the accent colour.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Sets how the image looks where a surface shows widgets in two tints.
    nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        modified("widgetAccentedRenderingMode", renderingMode.map { .string($0.name) } ?? .null, .inherited)
    }
}

/// How near people are to a widget.
public enum LevelOfDetail: Hashable, Sendable {
    /// As usual.
    case `default`
    /// Far: less is shown, and larger.
    case simplified
}

extension EnvironmentValues {
    /// How near people are to the widget.
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }

    private enum LevelOfDetailKey: EnvironmentKey {
        static var defaultValue: LevelOfDetail { .default }
    }
}
