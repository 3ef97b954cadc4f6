import IntentsModel

/// Whether, and when, the app of a run comes to the front.
enum RunMode: Hashable, Sendable {
    /// Never, unless the code asks for it.
    case background
    /// Before `perform()`.
    case foreground
    /// After `perform()`, before the run ends.
    case deferred

    /// The mode that a run has here: the front when the modes want it, and behind when they allow that and the app cannot
    /// come forward or a widget's own process runs it.
    init(_ question: ProcessQuestion) {
        let modes = question.modes
        let canComeForward = question.appMayRun && question.canGoForeground && !question.widgetMayRun
        let mustComeForward = !modes.contains(.background)
        if question.isOpening || modes.contains(.foreground) && (canComeForward || mustComeForward) {
            self = .foreground
        } else if modes.contains(.foregroundDeferred), canComeForward || mustComeForward {
            self = .deferred
        } else {
            self = .background
        }
    }

    /// As reports and apps name it.
    var name: String { self == .background ? "background" : "foreground" }
}
