import IntentsLink
import IntentsMetadata
import IntentsModel

/// Looks for what is wrong with installed apps and says how to mend it; runs no app code.
struct Doctor: Sendable {
    let library: AppLibrary
    let processes: ProcessTable
    let confinement: Sandbox.Support

    /// Checks the system, and one app or all.
    func examine(_ apps: [AppRecord]) async -> [Finding] {
        var findings = [await system, sandbox] + DiskSpace(locations: processes.locations).findings
        if apps.isEmpty {
            findings.append(
                Finding(
                    isProblem: false, subject: "apps", message: "No app is installed.",
                    fix: "Build one with “intents build” and install it with “intents install”."))
        }
        for app in apps { findings += await examine(app) }
        return findings
    }

    private var system: Finding {
        get async {
            let front =
                if processes.policy.isHeadless {
                    "apps cannot come to the front (--headless)"
                } else if await processes.session.isLocked {
                    "apps cannot come to the front until the session is unlocked"
                } else {
                    "apps can come to the front"
                }
            return Finding(isProblem: false, subject: "daemon", message: "The daemon runs; \(front).")
        }
    }

    /// No problem of the set-up either way: everything runs, only less confined.
    private var sandbox: Finding {
        switch confinement {
        case .available:
            Finding(
                isProblem: false, subject: "extensions",
                message:
                    "They run in a sandbox: they write in their container alone, and have no network unless declared.")
        case .missing(let reason):
            Finding(isProblem: false, subject: "extensions", message: "They run without a sandbox, because \(reason).")
        }
    }

    private func examine(_ app: AppRecord) async -> [Finding] {
        guard AppStorage.isFolder(app.path) else {
            return [
                problem(app, "Its bundle \(app.path) is missing.", fix: "Install the app again with “intents install”.")
            ]
        }
        var problems: [Finding] = []
        do {
            let bundle = try AppBundle.load(from: app.path)
            problems += changes(in: bundle, since: app)
        } catch {
            problems.append(
                problem(app, "\(error.message)", fix: "Install the app again with “intents install”."))
        }
        do {
            problems += missingTargets(in: try await library.catalog(of: app))
        } catch {
            problems.append(problem(app, error.message, fix: "Install the app again with “intents install”."))
        }
        if !AppStorage.isFolder(library.container(of: app)) {
            problems.append(
                problem(
                    app, "Its container \(library.container(of: app)) is missing.",
                    fix: "It is made again, empty, at the next run."))
        }
        guard problems.isEmpty else { return problems }
        return [
            Finding(
                isProblem: false, subject: app.identifier, message: "\(app.name) \(app.version) is installed whole.")
        ]
    }

    private func changes(in bundle: AppBundle, since app: AppRecord) -> [Finding] {
        guard bundle.identifier != app.identifier || bundle.version != app.version else { return [] }
        return [
            problem(
                app, "Its files say \(bundle.identifier) \(bundle.version), but \(app.version) was installed.",
                fix: "Install the app again with “intents install”.")
        ]
    }

    /// Actions that need the app but are in an extension only.
    private func missingTargets(in catalog: AppCatalog) -> [Finding] {
        let homeless = catalog.metadata.actions.values.filter { action in
            let question = ProcessQuestion(action, in: catalog, appState: .notRunning, canGoForeground: true)
            return RunMode(question) != .background && !question.appMayRun
        }
        return homeless.map(\.identifier).sorted().map {
            problem(
                catalog.app, "The action \($0) runs in the foreground, but only an extension has it.",
                fix: "Add the module of \($0) to the app itself.")
        }
    }

    private func problem(_ app: AppRecord, _ message: String, fix: String) -> Finding {
        Finding(isProblem: true, subject: app.identifier, message: message, fix: fix)
    }
}
