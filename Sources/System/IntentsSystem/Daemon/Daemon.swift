import Glibc
import IntentsLink
import IntentsModel

/// What a daemon is made of.
package struct DaemonConfiguration: Sendable {
    package var locations: Locations
    package var policy: SystemPolicy
    package var launcher: any ProcessLauncher
    /// Whether the session is locked.
    package var session: any SessionState
    /// Whether extensions are confined, for whoever asks.
    package var confinement: Sandbox.Support
    /// Whether children that this process did not start are its to collect.
    package var collectsOrphans: Bool
    /// Opens the links of runs.
    package var links: any LinkOpener
    /// Tells this build from others.
    package var buildID: String
    /// Hears what an administrator may want to know.
    package var log: @Sendable (String) -> Void

    package init(
        locations: Locations, policy: SystemPolicy = SystemPolicy(), launcher: any ProcessLauncher,
        session: (any SessionState)? = nil, confinement: Sandbox.Support = .missing("this daemon does not look for it"),
        collectsOrphans: Bool = false, links: any LinkOpener = NoLinkOpener(), buildID: String,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.locations = locations
        self.policy = policy
        self.launcher = launcher
        self.session = session ?? ManualSession(path: locations.sessionLockPath)
        self.confinement = confinement
        self.collectsOrphans = collectsOrphans
        self.links = links
        self.buildID = buildID
        self.log = log
    }
}

/// The system's one process: a socket, and behind it apps, processes, runs, phrases and search.
package actor Daemon {
    private let configuration: DaemonConfiguration
    nonisolated let system: IntentSystem
    private let listener: LinkListener
    private let lock: DaemonLock
    private let storeLock: StoreLock
    private let startedAt = ContinuousClock.now
    private var lastActivity = ContinuousClock.now
    private var clients = 0
    private(set) var isDraining = false
    private let finished = Deferred<Void>()
    private var housekeeping: Task<Void, Never>?

    /// Starts a daemon; it answers when this returns.
    /// - Throws: `DaemonError`, `StoreError` or `RunError`, each with a sentence for the log.
    package static func start(_ configuration: DaemonConfiguration) async throws -> Daemon {
        let locations = configuration.locations
        try locations.createRuntimeDirectory()
        try locations.createDataDirectories()
        let lock = try DaemonLock(path: locations.lockPath)
        let storeLock = try StoreLock(path: locations.storeLockPath)
        let unended = RunJournal.takeUnended(in: locations.runtimeDirectory)
        let system = try IntentSystem(configuration)
        if storeLock.isAlone {
            try await system.library.recover()
            storeLock.share()
        }
        let historyLength = configuration.policy.historyLength
        try await system.store.write(.normal) { try $0.record(unended: unended, keeping: historyLength) }
        HandoverFolder(locations).removeForgotten()
        let listener = try LinkListener(path: locations.socketPath)
        let daemon = Daemon(configuration, system: system, listener: listener, lock: lock, storeLock: storeLock)
        try await daemon.begin()
        return daemon
    }

    private init(
        _ configuration: DaemonConfiguration, system: IntentSystem, listener: LinkListener, lock: DaemonLock,
        storeLock: StoreLock
    ) {
        self.configuration = configuration
        self.system = system
        self.listener = listener
        self.lock = lock
        self.storeLock = storeLock
    }

    private func begin() throws {
        introduce()
        var handlers = LinkHandlers()
        system.processes.addHandlers(to: &handlers)
        ClientVerbs(system: system, daemon: self).add(to: &handlers)
        let log = configuration.log
        try listener.start(handlers: handlers, refused: { log($0.message) }) { connection in
            // A task for each client, which ends with its connection.
            Task { await self.follow(connection) }
        }
        // Runs as long as the daemon; `finish` cancels it.
        housekeeping = Task { await self.keepHouse() }
    }

    /// Says which daemon this is before anyone can connect to it.
    private func introduce() {
        let identity = DaemonIdentity(
            process: getpid(), buildID: configuration.buildID, dataDirectory: configuration.locations.dataDirectory)
        do throws(LinkError) {
            try lock.introduce(identity)
        } catch {
            // Clients greet instead.
            configuration.log(error.message)
        }
    }

    /// Waits until the daemon has ended.
    package func waitUntilFinished() async { _ = await finished.value() }

    func status() async -> DaemonStatus {
        DaemonStatus(
            protocolVersion: LinkProtocol.version, buildID: configuration.buildID, pid: getpid(),
            uptimeSeconds: (ContinuousClock.now - startedAt) / .seconds(1),
            runningApps: await system.processes.runningBundles, isDraining: isDraining,
            dataDirectory: configuration.locations.dataDirectory,
            isHeadless: system.processes.policy.isHeadless ? true : nil)
    }

    /// Tells an administrator.
    nonisolated func log(_ message: String) { configuration.log(message) }

    private func follow(_ connection: LinkConnection) async {
        clients += 1
        let end = await connection.waitUntilClosed()
        clients -= 1
        lastActivity = .now
        if end != .peerClosed { configuration.log("A connection was ended: \(end.message)") }
    }

    // MARK: End

    /// Takes no new work, lets another daemon take over at once, and leaves when what goes on is done.
    package func stop() async {
        guard !isDraining else { return }
        isDraining = true
        await system.library.finishChanges()
        lock.withdraw()
        listener.close()
        lock.release()
        storeLock.release()
        // A task of its own: whoever asked for the end is answered before it.
        Task { await self.finish() }
    }

    /// Does what a person or the machine wants that sends a signal: stops, and at the second one without waiting for runs.
    package func stopSoon() async {
        if isDraining { system.ledger.cancelAll() }
        await stop()
    }

    private func finish() async {
        await system.ledger.waitUntilEmpty()
        system.runs.journal.remove()
        housekeeping?.cancel()
        await system.processes.endAll()
        finished.resolve(())
    }

    private func keepHouse() async {
        let policy = configuration.policy
        var orphans = OrphanCollector()
        let pause = max(min(policy.appIdleTime, policy.daemonIdleTime ?? policy.appIdleTime) / 4, .milliseconds(10))
        while !Task.isCancelled {
            try? await Task.sleep(for: pause)
            await system.processes.retireIdle()
            if configuration.collectsOrphans { orphans.collect() }
            if let limit = policy.daemonIdleTime, await isIdle(for: limit) { return await stop() }
        }
    }

    private func isIdle(for time: Duration) async -> Bool {
        guard clients == 0, system.ledger.isEmpty, await system.processes.isEmpty else {
            lastActivity = .now
            return false
        }
        return lastActivity + time <= .now
    }
}
