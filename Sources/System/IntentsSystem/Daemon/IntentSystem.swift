import IntentsLink
import IntentsModel

/// The parts of the system, put together.
struct IntentSystem: Sendable {
    let locations: Locations
    let store: Store
    let library: AppLibrary
    let processes: ProcessTable
    let spotlight: Spotlight
    let donations: Donations
    let confinement: Sandbox.Support
    let assistant: Assistant
    let runs: Runs
    let events = RunEvents()
    let ledger = RunLedger()

    init(_ configuration: DaemonConfiguration) throws {
        locations = configuration.locations
        let store = try Store(path: configuration.locations.storePath)
        let library = AppLibrary(store: store, locations: configuration.locations)
        let spotlight = Spotlight(store: store)
        let donations = Donations(store: store, log: configuration.log)
        var events = AppEvents()
        events.addHandlers = { donations.addHandlers(to: &$0, peers: $1) }
        events.refused = configuration.log
        events.gaveUp = configuration.log
        events.bundle = { (identifier) async throws(RunError) in try await library.bundle(identifier) }
        events.indexChanged = { request, process in try await spotlight.change(request, by: process.bundle.app) }
        events.parametersChanged = { process in
            // Nobody waits for the snapshot.
            Task {
                guard let app = try? await library.app(process.bundle.app) else { return }
                if let catalog = try? await library.catalog(of: app) { spotlight.appRan(catalog, process) }
            }
        }
        processes = ProcessTable(
            locations: configuration.locations, launcher: configuration.launcher, policy: configuration.policy,
            session: configuration.session, events: events)
        assistant = Assistant(library: library)
        runs = Runs(
            library: library, processes: processes, store: store, spotlight: spotlight, events: self.events,
            links: configuration.links, journal: RunJournal(folder: locations.runtimeDirectory))
        self.store = store
        self.library = library
        self.spotlight = spotlight
        self.donations = donations
        confinement = configuration.confinement
    }

    // MARK: Apps

    func install(_ path: String) async throws(RunError) -> InstalledApp {
        let change = try await library.install(path)
        if let previous = change.previous {
            // Nobody needs to wait for the old version's last run.
            Task {
                await processes.retire(
                    app: previous.identifier, patience: processes.policy.runBudget, because: "it was upgraded")
                try? await library.removeFiles(of: previous)
            }
        }
        var app = await describe(change.app, previousVersion: change.previous?.version)
        if change.previous != nil { app.losses = change.losses }
        return app
    }

    func uninstall(_ name: String, purge: Bool) async throws(RunError) -> InstalledApp {
        let app: AppRecord
        do throws(RunError) {
            app = try await library.app(name)
        } catch {
            guard purge, try await library.removeContainerLeft(by: name) else { throw error }
            return InstalledApp(
                bundleIdentifier: name, name: name, version: "", path: "", container: library.container(of: name),
                state: AppState.notRunning.rawValue, actionCount: 0)
        }
        let description = await describe(app)
        try await library.uninstall(app, purge: purge)
        await processes.retire(app: app.identifier, patience: .zero, because: "it was removed")
        try await library.removeFiles(of: app)
        return description
    }

    func describe(_ app: AppRecord, previousVersion: String? = nil) async -> InstalledApp {
        InstalledApp(
            bundleIdentifier: app.identifier, name: app.name, version: app.version, path: app.path,
            container: library.container(of: app), state: await processes.visibleState(of: app.identifier).rawValue,
            extensions: app.extensions.map(\.identifier), actionCount: app.actionCount,
            previousVersion: previousVersion)
    }

    func open(_ name: String) async throws(RunError) -> InstalledApp {
        let app = try await library.app(name)
        guard let bundle = app.bundles.first else { throw .noApp(name, known: []) }
        try await processes.activate(try await processes.process(for: bundle))
        return await describe(app)
    }
}
