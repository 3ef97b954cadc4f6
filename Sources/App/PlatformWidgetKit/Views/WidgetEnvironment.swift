import PlatformSwiftUI

/// How a surface colours a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The mode's name.
    public let description: String

    /// In its own colours.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two tints: one for accented views, one for the others.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// In shades of one colour.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
    /// The size of the widget whose view is shown.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    /// How the surface colours the widget.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }

    /// The space between the widget's edges and its content.
    public var widgetContentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }

    /// Whether the surface shows the widget's background.
    public var showsWidgetContainerBackground: Bool {
        get { self[ContainerBackgroundKey.self] }
        set { self[ContainerBackgroundKey.self] = newValue }
    }

    /// Whether the surface shows the widget's label beside it.
    public var showsWidgetLabel: Bool {
        get { self[WidgetLabelKey.self] }
        set { self[WidgetLabelKey.self] = newValue }
    }

    private enum WidgetFamilyKey: EnvironmentKey {
        static var defaultValue: WidgetFamily { .systemMedium }
    }

    private enum RenderingModeKey: EnvironmentKey {
        static var defaultValue: WidgetRenderingMode { .fullColor }
    }

    private enum ContentMarginsKey: EnvironmentKey {
        static var defaultValue: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
    }

    private enum ContainerBackgroundKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    private enum WidgetLabelKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }
}
