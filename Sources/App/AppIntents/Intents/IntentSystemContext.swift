import Foundation
import IntentsHost

/// What the code of a run may know of its surroundings (inventory §2.2).
public struct IntentSystemContext: Sendable {
    /// When the run was asked for; nil outside a run that the system started.
    public let preciseTimestamp: Date?
    /// Whether the app is in front.
    public let currentMode: IntentModes.Current
    /// Whether the person can hear but not see the result.
    public let isVoiceOnly: Bool
    /// The locale of the person.
    public let locale: Locale

    /// The surroundings of `scope`; those of an app that calls its own intent when there is none.
    package init(_ scope: RunScope?) {
        preciseTimestamp = scope?.context.requestedAt.map(Date.init(timeIntervalSince1970:))
        locale = scope.map { Locale(identifier: $0.context.locale) } ?? .current
        isVoiceOnly = scope?.context.isVoiceOnly ?? false
        currentMode = IntentModes.Current(
            isForeground: scope?.isInFront ?? false,
            canContinueInForeground: scope?.context.canContinueInForeground ?? false)
    }
}

extension AppIntent {
    /// The surroundings of the current run.
    public var systemContext: IntentSystemContext { IntentSystemContext(RunScope.current) }
}
