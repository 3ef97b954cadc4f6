import AppIntents

/// A widget that a person has placed (inventory §2.18).
public struct WidgetInfo: Sendable, Identifiable {
    /// The widget's name, as its configuration says it.
    public let kind: String
    /// The widget's size.
    public let family: WidgetFamily
    /// The configuration, for widgets of intent definition files; nil on Linux.
    public let configuration: INIntent?
    private let intent: (any WidgetConfigurationIntent)?

    package init(kind: String, family: WidgetFamily, intent: (any WidgetConfigurationIntent)? = nil) {
        self.kind = kind
        self.family = family
        self.intent = intent
        configuration = nil
    }

    /// What tells the widget from the app's others.
    public var id: String { "\(kind) \(family)" }

    /// The configuration, when it is of a type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        intent as? Intent
    }
}

/// A control that a person has placed (inventory §2.18).
public struct ControlInfo: Sendable, Identifiable {
    /// What tells the control from others of its kind.
    public let id: String
    /// The control's name, as its configuration says it.
    public let kind: String
    /// The token under which pushes reload it; nil on Linux.
    public let pushInfo: ControlPushInfo?
    private let intent: (any ControlConfigurationIntent)?

    package init(id: String, kind: String, intent: (any ControlConfigurationIntent)? = nil) {
        self.id = id
        self.kind = kind
        self.intent = intent
        pushInfo = nil
    }

    /// The configuration, when it is of a type.
    public func configurationIntent<Intent: ControlConfigurationIntent>(of intentType: Intent.Type) -> Intent? {
        intent as? Intent
    }
}
