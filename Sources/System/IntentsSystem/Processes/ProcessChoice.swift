import IntentsModel

/// Which process runs something, in which mode, and why; the rule is `init`, and nothing else decides.
///
/// In this order: what the source allows; the front, or a protocol that is for the app alone; an app in front; the widget
/// extension for what its own widgets and controls start; a running app; the App Intents extension; starting the app.
struct ProcessChoice: Hashable, Sendable {
    /// Whether, and when, the app comes to the front.
    var mode: RunMode
    /// Nil when no process may run it.
    var bundle: BundleRecord?
    /// Why this one, or why none.
    var reason: String
    /// Every bundle of the app, with what speaks for or against it.
    var candidates: [Candidate]

    /// A bundle that was looked at.
    struct Candidate: Hashable, Sendable {
        var bundle: BundleRecord
        var isEligible: Bool
        var reason: String
    }

    init(_ question: ProcessQuestion) {
        let mode = RunMode(question)
        let refusals = question.app.bundles.map { ($0, question.refusal(of: $0, mode: mode)) }
        let eligible = refusals.filter { $0.1 == nil }.map(\.0)
        let best = question.best(of: eligible, mode: mode)
        self.mode = mode
        bundle = best?.bundle
        reason = best?.reason ?? "none may run \(question.name)"
        candidates = refusals.map { bundle, refusal in
            let isBest = bundle == best?.bundle
            return Candidate(
                bundle: bundle, isEligible: refusal == nil,
                reason: refusal ?? (isBest ? best?.reason : nil) ?? "it could run \(question.name) too")
        }
    }

    /// The process, or the error that a run ends with when there is none.
    func chosen(for question: ProcessQuestion) throws(RunError) -> BundleRecord {
        if let bundle { return bundle }
        let searched = candidates.map { "\($0.bundle.identifier) (\($0.bundle.kind.rawValue)): \($0.reason)" }
        throw RunError(
            .noExecutionTarget,
            "No process of \(question.app.name) can run \(question.name). \(searched.joined(separator: "; ")).")
    }
}

extension ProcessQuestion {
    /// Whether the app's own process has it and is allowed.
    var appMayRun: Bool {
        app.bundles.contains { $0.kind == .app && holders.contains($0.identifier) } && targets.allows(.app)
    }

    /// Whether the widget extension runs it for one of its own buttons or controls, which needs a mode that stays behind.
    var widgetMayRun: Bool {
        origin == .widget && modes.contains(.background) && !isOpening && appProtocol == nil
            && targets.allows(.widgetExtension)
            && app.bundles.contains { $0.kind == .widgetExtension && holders.contains($0.identifier) }
    }

    /// Why a bundle may not run it; nil when it may.
    fileprivate func refusal(of bundle: BundleRecord, mode: RunMode) -> String? {
        guard holders.contains(bundle.identifier) else { return "its code does not have \(name)" }
        guard targets.allows(bundle.kind) else {
            return "allowedExecutionTargets of \(name) is \(targets.names.joined(separator: ", "))"
        }
        guard bundle.kind != .app else { return nil }
        if mode != .background { return "\(name) runs in the foreground, where no extension can come" }
        return appProtocol.map { "\(name) adopts \($0), which runs in the app alone" }
    }

    /// The best of the bundles that may run it: the first rule that applies and whose bundle is among them.
    fileprivate func best(of eligible: [BundleRecord], mode: RunMode) -> (bundle: BundleRecord, reason: String)? {
        let own = eligible.first { $0.kind == .app }
        let part = eligible.first { $0.kind == .appIntentsExtension }
        let widget = eligible.first { $0.kind == .widgetExtension }
        let rules: [(bundle: BundleRecord?, applies: Bool, reason: String)] = [
            (own, mode != .background, "it runs in the foreground, which only the app can"),
            (own, appProtocol != nil, "it adopts \(appProtocol ?? ""), which runs in the app alone"),
            (own, appState.isInFront, "the app is in front"),
            (widget, widgetMayRun, "its widget or control belongs to the widget extension"),
            (own, appState.isRunning, "the app is running"),
            (own, modes == .foregroundDynamic, "its code may bring the app to the front"),
            (part, own != nil, "the app is not running, and its App Intents extension has it"),
            (part, true, only("the App Intents extension")),
            (own, widget != nil, "no App Intents extension may run it"),
            (own, true, only("the app")),
            (widget, true, only("the widget extension")),
        ]
        return rules.lazy.filter(\.applies).compactMap { rule in rule.bundle.map { ($0, rule.reason) } }.first
    }

    /// The reason of a bundle without alternatives.
    private func only(_ name: String) -> String { "only \(name) \(holders.count > 1 ? "may run" : "has") it" }
}
