import AppIntents
import IntentsModel
import PlatformSwiftUI

/// What a control shows and does, as the place that shows it sees it.
public struct HostedControlState: Sendable {
    /// What the control is.
    public enum Form: Hashable, Sendable {
        /// It runs an intent.
        case button
        /// It is on or off.
        case toggle(isOn: Bool)
    }

    /// What the control is.
    public let form: Form
    /// The control's name.
    public let label: ViewNode
    /// The intent that a press runs; a toggle's holds the new state.
    public let intent: any AppIntent
    /// The second label while a button's intent does not run, or a toggle is off.
    public let whenOff: ViewNode?
    /// The second label while a button's intent runs, or a toggle is on.
    public let whenOn: ViewNode?
    /// The colour of the control while it is on; the surface's when nil.
    public internal(set) var tint: Color?
    /// Whether the control reacts to the person.
    public internal(set) var isEnabled = true
    /// Whether the state is hidden while the device is locked.
    public internal(set) var isPrivacySensitive = false

    init(form: Form, label: ViewNode, intent: any AppIntent, whenOff: ViewNode?, whenOn: ViewNode?) {
        self.form = form
        self.label = label
        self.intent = intent
        self.whenOff = whenOff
        self.whenOn = whenOn
    }
}

/// A control as the place that shows it sees it; tests of controls use it too.
@MainActor public struct HostedControl {
    private let definition: ControlDefinition
    private let locale: Locale

    /// Asks a control for its configuration.
    /// - Parameters:
    ///   - control: The control.
    ///   - locale: The reader's language; that of the current task when left out.
    /// - Returns: nil when the configuration is empty.
    public init?(_ control: some ControlWidget, locale: Locale? = nil) {
        guard let definition = ControlDefinition.of(control.body) else { return nil }
        self.definition = definition
        self.locale = locale ?? LocalizationScope.current
    }

    /// The controls of a bundle, in its order.
    public static func all(in bundle: some WidgetBundle, locale: Locale? = nil) -> [HostedControl] {
        bundle.members.compactMap { member in
            guard case .control(let control) = member else { return nil }
            return HostedControl(control, locale: locale)
        }
    }

    /// The control's name for the system.
    public var kind: String { definition.kind }
    /// The control's name for people.
    public var displayName: String? { definition.displayName?.string(in: locale) }
    /// What the control does, for people.
    public var description: String? { definition.description?.string(in: locale) }
    /// Whether people are asked for the configuration when they add the control.
    public var asksForConfiguration: Bool { definition.asksForConfiguration }
    /// The intent that configures the control, if one does.
    public var configuration: (any ControlConfigurationIntent.Type)? {
        definition.source.configuration as? any ControlConfigurationIntent.Type
    }

    /// What the control shows to people who choose one.
    /// - Throws: a ``HostedWidgetError`` when the configuration does not fit or the control is empty.
    public func preview(configuration: (any ControlConfigurationIntent)? = nil) throws -> HostedControlState {
        try HostedWidgetError.check(configuration, is: definition.source.configuration, kind: kind)
        return try shown(definition.source.preview(for: configuration))
    }

    /// What the control shows now.
    /// - Throws: what the control's provider throws, or a ``HostedWidgetError`` when the configuration does not fit or the
    ///   control is empty.
    public func current(
        configuration: (any ControlConfigurationIntent)? = nil
    ) async throws -> HostedControlState {
        try HostedWidgetError.check(configuration, is: definition.source.configuration, kind: kind)
        return try shown(try await definition.source.current(for: configuration))
    }

    private func shown(_ template: some ControlWidgetTemplate) throws -> HostedControlState {
        guard let state = controlState(of: template, in: locale) else {
            throw HostedWidgetError.emptyControl(kind: kind)
        }
        return state
    }
}
