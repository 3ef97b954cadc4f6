import Glibc
import IntentsLink
import IntentsModel

/// One process of an app or extension, from its start to its end.
///
/// What is sent before the program has said hello is held, and delivered once and in order of arrival when it has.
actor AppProcess {
    nonisolated let bundle: BundleRecord
    nonisolated let pid: Int32
    /// Whether a person started it, who may want it to stay.
    nonisolated let isPersons: Bool
    nonisolated let policy: SystemPolicy
    nonisolated let confinement: Confinement
    nonisolated let connection: LinkConnection
    /// How the process ended, once it has.
    nonisolated let end: Deferred<ProcessEnd>
    /// What it writes; nil where that is not ours to read.
    nonisolated let output: ProgramOutput?
    /// Hears why it is taken for stuck.
    nonisolated let gaveUp: @Sendable (String) -> Void
    nonisolated private let signal: @Sendable (Int32) -> Void

    nonisolated private let hello = Deferred<RunError?>()
    private var held: [(place: Int, released: Deferred<Void>)] = []
    private var isHolding = true
    nonisolated private let runs = Lock<[String: any RunSurroundings]>([:])
    private var uses = 0
    private var workDone: [Deferred<Void>] = []
    private var lastUse = ContinuousClock.now
    /// Until when it is not idle, whatever it does.
    private var keptUntil = ContinuousClock.now
    private(set) var state = AppState.background
    /// False once it leaves or has ended: it gets no new work. Read without waiting, so that choosing a process and
    /// starting one is a single step of the table.
    nonisolated private let usable = Lock(true)

    init(
        bundle: BundleRecord, pid: Int32, isPersons: Bool = false, policy: SystemPolicy,
        confinement: Confinement = Confinement(), connection: LinkConnection, end: Deferred<ProcessEnd>,
        output: ProgramOutput? = nil, gaveUp: @escaping @Sendable (String) -> Void = { _ in },
        signal: @escaping @Sendable (Int32) -> Void
    ) {
        self.gaveUp = gaveUp
        self.bundle = bundle
        self.pid = pid
        self.isPersons = isPersons
        self.policy = policy
        self.confinement = confinement
        self.connection = connection
        self.end = end
        self.output = output
        self.signal = signal
    }

    nonisolated var isUsable: Bool { usable.withLock { $0 } }

    /// Whether it is ended by us, so that its end says nothing about its code.
    nonisolated private let dismissal = Lock<(isDismissed: Bool, reason: String?)>((false, nil))

    nonisolated var isDismissed: Bool { dismissal.withLock { $0.isDismissed } }

    /// Gives it no new work, and takes its end for ours.
    /// - Parameter reason: what happened to the app, for runs that go on.
    nonisolated func dismiss(because reason: String? = nil) {
        dismissal.withLock { $0 = (true, $0.reason ?? reason) }
        retire()
    }

    /// Whether a query or a run did not end in it although it was taken back.
    nonisolated private let stuck = Lock(false)

    nonisolated var isStuck: Bool {
        get { stuck.withLock { $0 } }
        set { stuck.withLock { $0 = newValue } }
    }

    /// Gives it no new work.
    nonisolated func retire() { usable.withLock { $0 = false } }

    nonisolated var description: ProcessDescription {
        ProcessDescription(bundle: bundle.identifier, kind: bundle.kind, pid: pid)
    }

    // MARK: Start

    /// Takes the hello of the program, which may come from another one than was started.
    func greet(_ greeting: HelloRequest) throws(RunError) {
        do {
            try LinkProtocol.check(version: greeting.protocolVersion)
        } catch {
            throw refuse(error.message)
        }
        guard greeting.bundleIdentifier == bundle.identifier else {
            throw refuse("It says that it belongs to \(greeting.bundleIdentifier).")
        }
        greeted()
    }

    private func refuse(_ reason: String) -> RunError {
        let error = RunError(.launchFailed, "The program of \(bundle.identifier) cannot be used: \(reason)")
        failToStart(error)
        kill()
        return error
    }

    /// The program is ready.
    func greeted() {
        hello.resolve(nil)
        releaseNext()
    }

    /// The program will never say hello.
    func failToStart(_ error: RunError) {
        hello.resolve(error)
        retire()
        releaseNext()
    }

    var hasGreeted: Bool { hello.current == .some(nil) }

    /// Waits until the program is ready, or will never be.
    nonisolated func awaitHello() async { _ = await hello.value() }

    /// How many requests it is at work on.
    var workCount: Int { uses }

    /// How many sends wait for the hello.
    var heldCount: Int { held.count }

    /// Lets the first that is held go on. It lets the next one go just before it sends, so that nobody overtakes, in whatever
    /// order the tasks are resumed.
    private func releaseNext() {
        guard let next = held.indices.min(by: { held[$0].place < held[$1].place }) else {
            isHolding = false
            return
        }
        held.remove(at: next).released.resolve(())
    }

    // MARK: Requests

    /// Sends a request, after the hello when that is still to come.
    /// - Parameter place: the place in the order of arrival of what the request belongs to.
    func send<Request: LinkRequest>(_ request: Request, place: Int = .max) async throws(RunError) -> Request.Reply {
        uses += 1
        defer { finishedUse() }
        if isHolding { try await hold(place) }
        if let error = hello.current ?? nil { throw error }
        do {
            return try await connection.send(request)
        } catch let error as RunError {
            throw error
        } catch is CancellationError {
            throw RunError(.cancelled, "The run was cancelled.")
        } catch {
            throw await failure(error, of: request)
        }
    }

    /// Sends a request, but waits no longer than `time`.
    /// - Returns: nil when there was no reply in time.
    nonisolated func send<Request: LinkRequest>(
        _ request: Request, within time: Duration, place: Int = .max
    ) async throws(RunError) -> Request.Reply? {
        let reply = await withTaskGroup(of: Result<Request.Reply?, RunError>.self) { group in
            group.addTask {
                do throws(RunError) {
                    return .success(try await self.send(request, place: place))
                } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                try? await Waits.shared.sleep(for: time)
                return .success(nil)
            }
            defer { group.cancelAll() }
            return await group.next() ?? .success(nil)
        }
        return try reply.get()
    }

    private func hold(_ place: Int) async throws(RunError) {
        let released = Deferred<Void>()
        held.append((place, released))
        let isReleased = await released.value() != nil
        if let place = held.firstIndex(where: { $0.released === released }) {
            held.remove(at: place)
        } else {
            releaseNext()
        }
        guard isReleased else { throw RunError(.cancelled, "The run was cancelled.") }
    }

    private func finishedUse() {
        uses -= 1
        lastUse = .now
        guard uses == 0 else { return }
        for waiting in workDone { waiting.resolve(()) }
        workDone = []
    }

    /// Why a request failed: because the process ended, or because its answer is of no use.
    private func failure(_ error: any Error, of request: some LinkRequest) async -> RunError {
        guard end.current != nil || (error as? LinkError) == .peerClosed else {
            return .badAnswer(bundle, "\(error)")
        }
        retire()
        let end = await end.value() ?? .unknown
        let isOfRun = request.belongsToRun
        if let reason = dismissal.withLock({ $0.reason }) {
            return RunError(
                .unavailable,
                isOfRun
                    ? "The run could not end in \(bundle.app), because \(reason) during the run."
                    : "\(bundle.app) could not answer, because \(reason) before it did.")
        }
        return RunError(
            .crashed,
            "The program of \(bundle.identifier) \(end) \(isOfRun ? "during the run" : "before it answered").",
            cause: output?.fatalError)
    }

    nonisolated func notify<Notification: LinkNotification>(_ notification: Notification) {
        // Fails only when the link has ended, and then there is nobody to tell.
        try? connection.notify(notification)
    }

    // MARK: Runs

    nonisolated func began(_ run: String, _ surroundings: any RunSurroundings) {
        runs.withLock { $0[run] = surroundings }
    }

    nonisolated func ended(_ run: String) { runs.withLock { $0[run] = nil } }

    nonisolated func surroundings(of run: String) throws(RunError) -> any RunSurroundings {
        guard let surroundings = runs.withLock({ $0[run] }) else {
            throw RunError(.notFound, "The run \(run) is not going on in \(bundle.identifier).")
        }
        return surroundings
    }

    // MARK: States and end

    func become(_ state: AppState) { self.state = state }

    /// Another app has come to the front.
    func stepBack() {
        guard state.isInFront else { return }
        become(.background)
        notify(DeactivateNotification())
        if isStuck, !isPersons { leaveOnceWorkIsDone() }
    }

    /// Whether it may be asked to leave: in the background and without work since the given moment.
    func isIdle(since moment: ContinuousClock.Instant) -> Bool {
        !isPersons && state == .background && uses == 0 && hello.current != nil && lastUse <= moment
            && keptUntil <= .now
    }

    /// Keeps it from being asked to leave for doing nothing.
    func stay(for time: Duration) { keptUntil = max(keptUntil, .now + time) }

    /// Waits until nothing is asked of it any more.
    func finishWork(within time: Duration) async {
        guard uses > 0 else { return }
        let done = Deferred<Void>()
        workDone.append(done)
        _ = await done.value(within: time)
    }

    /// Asks the program to leave, and ends it when it does not within the grace period.
    func leave(grace: Duration) async {
        dismiss()
        notify(TerminateNotification())
        if await !ends(within: grace) {
            signal(SIGTERM)
            await awaitEnd(grace: grace)
        }
        connection.close(reason: "The app was asked to leave.")
    }

    /// Waits for the end of a process whose link has ended, and helps when that takes too long.
    func awaitEnd(grace: Duration) async {
        guard await !ends(within: grace) else { return }
        signal(SIGKILL)
        _ = await ends(within: grace)
    }

    /// Ends the process at once.
    nonisolated func kill() {
        dismiss()
        signal(SIGKILL)
    }

    nonisolated private func ends(within time: Duration) async -> Bool {
        await end.value(within: time) != nil
    }
}

/// What code in an app may reach of the run it belongs to.
protocol RunSurroundings: Sendable {
    /// Asks the person of the run.
    func answer(to prompt: Prompt) async -> Answer
    /// Brings the app to the front.
    func continueInForeground(dialog: String?, alwaysConfirm: Bool) async throws(RunError)
    /// Hears how far the run is; called in the order of the link, so it must not wait.
    func progressed(_ progress: ProgressState)
}

extension LinkRequest {
    /// Whether a run asks, so that its end is one in the middle of the run.
    fileprivate var belongsToRun: Bool {
        switch self {
        case is PerformRequest: true
        case let query as any QueryRequest: query.runID != nil
        default: false
        }
    }
}

extension RunError {
    static func badAnswer(_ bundle: BundleRecord, _ reason: String) -> RunError {
        RunError(.badOutput, "The answer of \(bundle.identifier) cannot be used: \(reason)")
    }
}
