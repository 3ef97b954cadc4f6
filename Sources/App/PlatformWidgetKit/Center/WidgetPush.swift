import AppIntents

/// The token under which pushes reload the app's widgets (inventory §2.18).
public struct WidgetPushInfo: Hashable, Sendable {
    /// The token; no push service makes one on Linux.
    public let token: Data
}

/// Learns the token under which pushes reload the app's widgets.
public protocol WidgetPushHandler {
    /// Makes the handler.
    init()
    /// The token or the widgets have changed; never called on Linux, where no push service makes tokens.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token under which pushes reload a control (inventory §2.18).
public struct ControlPushInfo: Hashable, Sendable {
    /// The token; no push service makes one on Linux.
    public let token: Data
}

/// Learns the tokens under which pushes reload the app's controls.
public protocol ControlPushHandler {
    /// Makes the handler.
    init()
    /// The controls or their tokens have changed; never called on Linux, where no push service makes tokens.
    func pushTokensDidChange(controls: [ControlInfo])
}
