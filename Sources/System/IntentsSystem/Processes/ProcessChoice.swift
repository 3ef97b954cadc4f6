import IntentsModel

/// The process that runs something, and why this one.
struct ProcessChoice: Hashable, Sendable {
    var bundle: BundleRecord
    var reason: String

    /// Chooses by one rule: the front needs the app; else a running app; else the App Intents extension; else the app.
    ///
    /// - Parameters:
    ///   - name: the action or entity type, for messages.
    ///   - candidates: the bundles of the app whose code holds it.
    ///   - app: all bundles of the app.
    ///   - needsApp: whether it runs in front, or is for the app alone.
    ///   - appState: the state of the app's own process.
    static func choose(
        for name: String, candidates: [BundleRecord], app: AppRecord, needsApp: Bool, appState: AppState
    ) throws(RunError) -> ProcessChoice {
        let own = candidates.first { $0.kind == .app }
        let part = candidates.first { $0.kind == .appIntentsExtension }
        if needsApp {
            guard let own else { throw .noTarget(name, searched: app, needed: "the app itself") }
            return ProcessChoice(bundle: own, reason: "it runs in the foreground, which only the app can")
        }
        if let own, appState.isRunning { return ProcessChoice(bundle: own, reason: "the app is running") }
        if let part {
            let reason =
                own == nil
                ? "only the App Intents extension has it"
                : "the app is not running, and its App Intents extension has it"
            return ProcessChoice(bundle: part, reason: reason)
        }
        guard let own else { throw .noTarget(name, searched: app, needed: "the app or its App Intents extension") }
        return ProcessChoice(bundle: own, reason: "only the app has it")
    }
}

extension RunError {
    static func noTarget(_ name: String, searched app: AppRecord, needed: String) -> RunError {
        let searched = app.bundles.map { "\($0.identifier) (\($0.kind.rawValue))" }.joined(separator: ", ")
        return RunError(
            .noExecutionTarget,
            """
            No process of \(app.name) can run \(name): it needs \(needed), and the code that was found is not there. \
            Searched: \(searched).
            """)
    }
}
