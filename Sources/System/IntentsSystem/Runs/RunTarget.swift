import IntentsLink
import IntentsModel
import IntentsResolution

/// The app as one run sees it: chosen and started when the run first needs it, brought to the front when its mode says
/// so, and told when the run is cancelled.
actor RunTarget: AppServices {
    private let catalog: AppCatalog
    private let action: ActionDescription
    private let mode: RunMode
    private let runID: String
    /// The run's place in the order of arrival.
    private let place: Int
    private let processes: ProcessTable
    private var run: ActionRun?
    /// Whether the app was told that the run ends; it is told once.
    private let isCancelled = Lock(false)
    private var isPerforming = false
    /// The process that the run uses, once it has needed one.
    private(set) var process: AppProcess?
    /// Whether the app came to the front in this run.
    private(set) var cameForward = false

    init(
        catalog: AppCatalog, action: ActionDescription, mode: RunMode, runID: String, place: Int,
        processes: ProcessTable
    ) {
        self.catalog = catalog
        self.action = action
        self.mode = mode
        self.runID = runID
        self.place = place
        self.processes = processes
    }

    /// Belongs to a run from here until `finish`.
    func begin(_ run: ActionRun) { self.run = run }

    /// The process that the run would use now, and why.
    static func choose(
        _ action: ActionDescription, in catalog: AppCatalog, mode: RunMode, processes: ProcessTable
    ) async throws(RunError) -> ProcessChoice {
        try ProcessChoice.choose(
            for: action.identifier, candidates: catalog.bundles(withAction: action.identifier), app: catalog.app,
            needsApp: mode != .background || action.alwaysNeedsApp,
            appState: await processes.state(of: catalog.app.identifier))
    }

    private func needed() async throws(RunError) -> AppProcess {
        if let process { return process }
        let choice = try await Self.choose(action, in: catalog, mode: mode, processes: processes)
        let process = try await processes.process(for: choice.bundle)
        self.process = process
        if let run { await process.began(runID, RunLine(run: run)) }
        return process
    }

    // MARK: Services

    func entities(_ request: EntityRequest) async throws -> EntityPage {
        try await needed().send(request, place: place)
    }

    func options(_ request: OptionsRequest) async throws -> OptionsReply {
        try await needed().send(request, place: place)
    }

    func perform(_ request: PerformRequest) async throws -> PerformReply {
        let process = try await needed()
        if mode == .foreground { try await comeForward() }
        isPerforming = true
        defer { isPerforming = false }
        let reply = try await withTaskCancellationHandler {
            try await process.send(request, place: place)
        } onCancel: {
            tell(process, reason: "userCancelled")
        }
        if mode == .deferred, case .finished = reply { try await comeForward() }
        return reply
    }

    /// Brings the app of the run to the front.
    func comeForward() async throws(RunError) {
        let process = try await needed()
        try await processes.activate(process)
        cameForward = true
    }

    // MARK: End

    /// Tells the app that the time is up.
    /// - Returns: whether its code is at work and gets a moment to end.
    func timeUp() -> Bool {
        guard let process, isPerforming else { return false }
        tell(process, reason: "timeout")
        return true
    }

    nonisolated private func tell(_ process: AppProcess, reason: String) {
        let isFirst = isCancelled.withLock { wasTold in
            defer { wasTold = true }
            return !wasTold
        }
        if isFirst { process.notify(CancelRunNotification(runID: runID, reason: reason)) }
    }

    /// The app has not ended the run although it was told to. In the background nobody would miss it, and the next run
    /// gets a fresh process; what is in front is the person's.
    func abandon() async {
        guard let process, await process.state == .background else { return }
        process.kill()
    }

    func finish() async {
        run = nil
        await process?.ended(runID)
    }
}

/// What the app's code reaches of its run.
private struct RunLine: RunSurroundings {
    let run: ActionRun

    func answer(to prompt: Prompt) async -> Answer { await run.answer(to: prompt) }

    func continueInForeground(dialog: String?, alwaysConfirm: Bool) async throws(RunError) {
        do {
            try await run.comeForward(dialog: dialog, alwaysConfirm: alwaysConfirm)
        } catch let error as RunError {
            throw error
        } catch {
            throw RunError(.cancelled, "The run was cancelled.")
        }
    }
}
