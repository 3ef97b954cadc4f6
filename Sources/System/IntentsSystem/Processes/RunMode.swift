import IntentsModel

/// Whether, and when, the app of a run comes to the front.
enum RunMode: Hashable, Sendable {
    /// Never, unless the code asks for it.
    case background
    /// Before `perform()`.
    case foreground
    /// After `perform()`, before the run ends.
    case deferred

    /// The mode of an action here.
    /// - Parameter canGoForeground: false on a system without a screen.
    init(_ action: ActionDescription, canGoForeground: Bool) {
        let modes = action.supportedModes
        let wantsFront = modes.contains(.foreground) || action.alwaysNeedsApp || action.opensAppByDefault
        // An action that declares both does without the front where there is none.
        if wantsFront, canGoForeground || !modes.contains(.background) || !modes.contains(.foreground) {
            self = .foreground
        } else if modes.contains(.foregroundDeferred), canGoForeground || !modes.contains(.background) {
            self = .deferred
        } else {
            self = .background
        }
    }

    /// As reports and apps name it.
    var name: String { self == .background ? "background" : "foreground" }
}

extension ActionDescription {
    /// Opening something is for the app itself, whatever else declares the action.
    var alwaysNeedsApp: Bool { systemProtocols.contains("OpenEntity") }

    /// `openAppWhenRun`, where no modes are declared.
    var opensAppByDefault: Bool { openAppWhenRun && supportedModes == .background }
}
