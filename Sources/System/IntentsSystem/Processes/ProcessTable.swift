import Glibc
import IntentsLink
import IntentsMetadata
import IntentsModel

/// The processes of all apps: starts them, knows their states and which one is in front, and ends them.
actor ProcessTable {
    let locations: Locations
    private let launcher: any ProcessLauncher
    nonisolated let policy: SystemPolicy
    nonisolated let session: any SessionState
    private let events: AppEvents
    nonisolated private let peers = AppPeers()
    nonisolated let crashes: CrashHistory
    private var running: [String: AppProcess] = [:]
    /// The one that is in front; it may be stuck, and then another one of its bundle takes work.
    var frontmost: AppProcess?
    /// Processes that have left the table and still live.
    private var leaving: [AppProcess] = []

    /// - Parameter events: hears what apps say of themselves.
    init(
        locations: Locations, launcher: any ProcessLauncher, policy: SystemPolicy, session: any SessionState,
        events: AppEvents = AppEvents()
    ) {
        self.locations = locations
        self.launcher = launcher
        self.policy = policy
        self.session = session
        crashes = CrashHistory(firstPause: policy.firstRestartPause)
        self.events = events
    }

    // MARK: Knowledge

    /// The process of a bundle that takes work.
    func current(_ bundle: String) -> AppProcess? {
        running[bundle].flatMap { $0.isUsable ? $0 : nil }
    }

    func state(of bundle: String) async -> AppState {
        await current(bundle)?.state ?? .notRunning
    }

    /// Whether an app can come to the front as things stand.
    nonisolated var canGoForeground: Bool {
        get async { policy.isHeadless ? false : await !session.isLocked }
    }

    /// What the choice of a process for an action depends on, as things stand.
    func question(
        of action: ActionDescription, in catalog: AppCatalog, origin: RunOrigin = .system
    ) async -> ProcessQuestion {
        ProcessQuestion(
            action, in: catalog, origin: origin, appState: await state(of: catalog.app.identifier),
            canGoForeground: await canGoForeground)
    }

    /// What the choice of a process for a query depends on, as things stand.
    func question(ofEntity type: String, query: String? = nil, in catalog: AppCatalog) async -> ProcessQuestion {
        ProcessQuestion(entity: type, query: query, in: catalog, appState: await state(of: catalog.app.identifier))
    }

    var runningBundles: [String] { running.keys.sorted() }

    var isEmpty: Bool { running.isEmpty && leaving.isEmpty }

    // MARK: Start

    /// The process of a bundle, started when there is none; what is sent to it waits for its hello.
    ///
    /// A program that has crashed again and again is started after a pause. Whoever waits meanwhile gets the one process that
    /// is started then, because looking and starting is one step.
    func process(for bundle: BundleRecord) async throws(RunError) -> AppProcess {
        while true {
            if let process = current(bundle.identifier) { return process }
            let pause = crashes.pause(before: bundle.identifier)
            guard pause > .zero else { return try start(bundle) }
            guard (try? await Task.sleep(for: pause)) != nil else {
                throw RunError(.cancelled, "The run was cancelled.")
            }
        }
    }

    private func start(_ bundle: BundleRecord) throws(RunError) -> AppProcess {
        if let old = running[bundle.identifier] { leaving.append(old) }
        let program = program(of: bundle)
        let log = AppLog(app: bundle.app, locations: locations)
        log.trim()
        let output = ProgramOutput(log: log, start: log.size)
        try prepareFolders(for: program)
        let launched = try launcher.launch(program)
        var handlers = LinkHandlers()
        addHandlers(to: &handlers)
        let connection = LinkConnection(descriptor: launched.link, handlers: handlers)
        let process = AppProcess(
            bundle: bundle, pid: launched.pid, policy: policy, confinement: launched.confinement,
            connection: connection, end: launched.end, output: output, gaveUp: events.gaveUp, signal: launched.signal)
        peers.add(process)
        running[bundle.identifier] = process
        connection.start()
        watch(process)
        watchStart(of: process)
        closeLink(of: process, after: launched.end)
        return process
    }

    func program(of bundle: BundleRecord) -> AppProgram {
        AppProgram(
            executable: bundle.executable, bundleIdentifier: bundle.identifier, bundlePath: bundle.path,
            kind: bundle.kind, container: container(of: bundle),
            logPath: AppLog(app: bundle.app, locations: locations).path,
            hasNetwork: bundle.kind == .app || BundleInfo.allowsNetwork(inBundle: bundle.path))
    }

    nonisolated func container(of bundle: BundleRecord) -> String {
        AppStorage(locations: locations).container(of: bundle.app)
    }

    private func prepareFolders(for program: AppProgram) throws(RunError) {
        try AppStorage.makeFolder(locations.logsDirectory, mode: 0o700)
        // A person may have deleted the container, or a part of it.
        try AppStorage(locations: locations).makeContainer(of: AppStorage.lastComponent(of: program.container))
    }

    /// Takes in a process that a person has started; it becomes the process of its bundle.
    ///
    /// It is asked to leave when its app is replaced or removed, but it is not the daemon's to kill.
    func adopt(_ bundle: BundleRecord, pid: Int32, connection: LinkConnection) async {
        let process = AppProcess(
            bundle: bundle, pid: pid, isPersons: true, policy: policy, connection: connection, end: Deferred(),
            signal: { _ in })
        if let old = running[bundle.identifier] { moveOut(old, patience: policy.runBudget) }
        peers.add(process)
        running[bundle.identifier] = process
        watch(process)
        await process.greeted()
        // What a person starts is in front, where there is a front. A task, because the app gets its hello's answer first.
        if !policy.isHeadless, bundle.kind == .app { Task { try? await activate(process) } }
    }

    /// Adds what apps may ask to the handlers of connections that apps may make by themselves.
    nonisolated func addHandlers(to handlers: inout LinkHandlers) {
        peers.addHandlers(to: &handlers, table: self, events: events)
    }

    /// Removes a process from the table when its link ends.
    ///
    /// A task of its own, because a process outlives the run that started it; it ends with the process.
    private func watch(_ process: AppProcess) {
        Task {
            let reason = await process.connection.waitUntilClosed()
            process.retire()
            await finish(process, reason)
        }
    }

    private func finish(_ process: AppProcess, _ reason: LinkError) async {
        // A program whose message was refused is of no more use, and how it ends is not its own doing.
        let message = reason == .peerClosed ? nil : "sent what cannot be used (\(reason.message)),"
        await process.awaitEnd(grace: policy.leaveGrace)
        process.end.resolve(.unknown)
        if !process.isDismissed, process.end.current?.isCrash == true { crashes.crashed(process.bundle.identifier) }
        if await !process.hasGreeted {
            await process.failToStart(
                startError(of: process, message ?? process.end.current.map(\.description) ?? "ended"))
        }
        if running[process.bundle.identifier] === process { running[process.bundle.identifier] = nil }
        for other in running.values where other.bundle.app == process.bundle.app { other.output?.forgetEarlierLines() }
        leaving.removeAll { $0 === process }
        if frontmost === process { frontmost = nil }
        AppLog(app: process.bundle.app, locations: locations).trim()
        peers.remove(process)
    }

    /// Closes the link of a program that has ended when a child of its own still holds it.
    ///
    /// A task of its own, which ends with the program.
    private func closeLink(of process: AppProcess, after end: Deferred<ProcessEnd>) {
        Task {
            _ = await end.value()
            // What the program said last may still be on its way.
            try? await Task.sleep(for: policy.leaveGrace)
            process.connection.close(reason: "The program has ended.")
        }
    }

    /// Ends a program that does not say hello in time; a task of its own, because many runs may wait for the start.
    private func watchStart(of process: AppProcess) {
        Task {
            try? await Task.sleep(for: policy.startUpBudget)
            guard await !process.hasGreeted else { return }
            let message = "said nothing for \(policy.startUpBudget.seconds)"
            await process.failToStart(startError(of: process, message))
            process.kill()
        }
    }

    /// Why a program did not come up, with the last it said.
    /// - Parameter what: what it did instead.
    private func startError(of process: AppProcess, _ what: String) -> RunError {
        if let words = process.output?.fatalError {
            return RunError(
                .launchFailed, "The program of \(process.bundle.identifier) \(what) before it was ready.", cause: words)
        }
        let output = process.output?.lines(5) ?? []
        return RunError(
            .launchFailed,
            """
            The program of \(process.bundle.identifier) \(what) before it was ready. Its main type must be an App or \
            call AppIntentsHost.run().
            """, cause: output.isEmpty ? nil : output.joined(separator: "\n"))
    }

    // MARK: End

    /// Ends every process of an app and waits for it.
    /// - Parameter patience: how long work that goes on may take.
    /// - Parameter reason: what happened to the app, for runs that do not end in time.
    func retire(app: String, patience: Duration, because reason: String) async {
        for process in running.values where process.bundle.app == app {
            process.dismiss(because: reason)
            moveOut(process, patience: patience)
        }
        // Those that stay although they are stuck have not been asked yet.
        for process in leaving where process.bundle.app == app && process.isStuck {
            // All of them at once; their ends are waited for below.
            Task { await process.leave(grace: policy.leaveGrace) }
        }
        for process in leaving where process.bundle.app == app { _ = await process.end.value() }
    }

    /// Takes a process out of use and lets it finish; a task of its own, because nobody waits for it.
    private func moveOut(_ process: AppProcess, patience: Duration) {
        if running[process.bundle.identifier] === process { running[process.bundle.identifier] = nil }
        leaving.append(process)
        process.dismiss()
        Task {
            await process.finishWork(within: patience)
            await process.leave(grace: policy.leaveGrace)
        }
    }

    /// Asks apps to leave that have done nothing for a while.
    func retireIdle(now: ContinuousClock.Instant = .now) async {
        for process in running.values where await process.isIdle(since: now - policy.appIdleTime) {
            moveOut(process, patience: .zero)
        }
    }

    /// Ends all processes and waits for it.
    func endAll() async {
        for process in running.values { leaving.append(process) }
        running = [:]
        await withTaskGroup(of: Void.self) { group in
            for process in leaving { group.addTask { [policy] in await process.leave(grace: policy.leaveGrace) } }
        }
    }
}
