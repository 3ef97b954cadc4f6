/// What a process of an app is doing, as far as people see it.
package enum AppState: String, Hashable, Sendable {
    case notRunning, background, foregroundInactive, foregroundActive

    /// Whether there is a process.
    var isRunning: Bool { self != .notRunning }

    /// Whether people see it, or are about to.
    var isInFront: Bool { self == .foregroundInactive || self == .foregroundActive }
}
