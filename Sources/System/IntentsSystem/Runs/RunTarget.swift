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
    private let story: RunStory
    /// The time of a run that goes on as long as its progress does.
    private let renewal: RunBudget?
    private var run: ActionRun?
    private var isPerforming = false
    /// Whether the app was told that the run ends.
    private var isEnding = false
    /// Whether the action's code was reached.
    private var hasPerformed = false

    /// Whether the action's code was reached; a program that ends before it is ready has none at work.
    var hasReachedCode: Bool {
        get async {
            guard hasPerformed, let process else { return false }
            return await process.hasGreeted
        }
    }
    /// The process that the run uses, once it has needed one.
    private(set) var process: AppProcess?
    /// A sentence about a query that goes on although the run has ended.
    private(set) var note: String?
    /// Whether the app came to the front in this run.
    private(set) var cameForward = false

    init(
        catalog: AppCatalog, action: ActionDescription, mode: RunMode, runID: String, place: Int,
        processes: ProcessTable, story: RunStory, renewal: RunBudget?
    ) {
        self.catalog = catalog
        self.action = action
        self.mode = mode
        self.runID = runID
        self.place = place
        self.processes = processes
        self.story = story
        self.renewal = renewal
    }

    /// The way of the run's large files, once its process is known.
    private var handover: RunHandover?

    /// Belongs to a run from here until `finish`.
    func begin(_ run: ActionRun) { self.run = run }

    private func needed() async throws(RunError) -> AppProcess {
        // Code that is at work stays where it is; what is still to come needs a process that answers.
        if let process, isPerforming || !process.isStuck { return process }
        process?.ended(runID)
        let question = await processes.question(of: action, in: catalog)
        let choice = ProcessChoice(question)
        let bundle = try choice.chosen(for: question)
        story.tell(.processChosen) { $0.text = "\(bundle.identifier): \(choice.reason)" }
        let process = try await started(bundle)
        self.process = process
        let handover =
            handover
            ?? RunHandover(
                folder: HandoverFolder(processes.locations), container: processes.container(of: process.bundle))
        self.handover = handover
        if let run {
            process.began(runID, RunLine(run: run, story: story, renewal: renewal, handover: handover))
        }
        return process
    }

    /// The process that answers a query: the run's own where it can, since it is at work for the person already.
    private func needed(forEntity type: String, query: String?) async throws(RunError) -> AppProcess {
        let own = try await needed()
        let question = await processes.question(ofEntity: type, query: query, in: catalog)
        let choice = ProcessChoice(question)
        let canOwn = choice.candidates.contains { $0.isEligible && $0.bundle.identifier == own.bundle.identifier }
        return canOwn ? own : try await started(choice.chosen(for: question))
    }

    /// The process of a bundle; that one had to be started is told.
    private func started(_ bundle: BundleRecord) async throws(RunError) -> AppProcess {
        let isRunning = await processes.current(bundle.identifier) != nil
        let process = try await processes.process(for: bundle)
        if !isRunning { story.tell(.launched) { $0.process = process.description } }
        return process
    }

    // MARK: Services

    func entities(_ request: EntityRequest) async throws -> EntityPage {
        let process = try await needed(forEntity: request.entityType, query: request.query)
        let reply = try await process.answer(to: request, within: processes.policy.queryBudget, place: place)
        return try inTime(reply, from: catalog.metadata.source(of: request))
    }

    func options(_ request: OptionsRequest) async throws -> OptionsReply {
        let process = try await needed()
        var request = request
        request.values = try placed(request.values)
        let parameter = action.parameters.first { $0.name == request.parameter }
        let source = parameter.flatMap(catalog.metadata.choicesSource) ?? "“\(request.parameter)”"
        return try inTime(
            try await process.answer(to: request, within: processes.policy.queryBudget, place: place), from: source)
    }

    /// What came in time; nobody is kept waiting for a query.
    private func inTime<Reply>(_ answer: QueryAnswer<Reply>, from source: String) throws(RunError) -> Reply {
        switch answer {
        case .inTime(let reply): return reply
        case .late(let note): throw .queryTimedOut(source, after: processes.policy.queryBudget, note: note)
        case .cancelled(let note):
            self.note = note
            throw RunError(.cancelled, "The run was cancelled.")
        }
    }

    func prepare() async throws { _ = try await needed() }

    func perform(_ request: PerformRequest) async throws -> PerformReply {
        let process = try await needed()
        if mode == .foreground { try await comeForward() }
        isPerforming = true
        hasPerformed = true
        defer { isPerforming = false }
        var informed = await inform(request, of: process)
        informed.parameters = try placed(request.parameters)
        informed.context.handover = handover?.path
        let reply = try taken(try await process.send(informed, place: place))
        processes.crashes.worked(process.bundle.identifier)
        guard !isEnding else { return try reply.onlyFinished() }
        if mode == .deferred, case .finished = reply { try await comeForward() }
        return reply
    }

    /// Values as the app gets them: large files are in its container.
    private func placed(_ values: [String: IntentValue]) throws -> [String: IntentValue] {
        guard let handover else { return values }
        return try values.mapValues { try $0.mapFiles(handover.placed) }
    }

    /// A reply as clients get it: large files are out of the app's container.
    private func taken(_ reply: PerformReply) throws(RunError) -> PerformReply {
        guard let handover else { return reply }
        do {
            return try reply.mapFiles(handover.taken)
        } catch {
            throw RunError(
                .badOutput, "A file that \(catalog.app.name) returned cannot be taken over.", cause: "\(error)")
        }
    }

    /// Tells the code where its app stands, now that its process is known.
    private func inform(_ request: PerformRequest, of process: AppProcess) async -> PerformRequest {
        var request = request
        let isInFront = await process.state.isInFront
        request.context.mode = isInFront ? "foreground" : "background"
        request.context.canContinueInForeground = process.bundle.kind == .app ? await processes.canGoForeground : false
        return request
    }

    /// An error of the app's code, with what its confinement may have to do with it.
    func explained(_ error: RunError?) -> RunError? {
        guard let error, let process else { return error }
        return ConfinementNote(process.confinement, container: processes.container(of: process.bundle)).add(to: error)
    }

    /// Whether the run's app can come to the front; asked before a person is.
    func checkForeground() async throws(RunError) {
        try await processes.checkForeground(try await needed())
    }

    /// Brings the app of the run to the front.
    func comeForward() async throws(RunError) {
        let process = try await needed()
        try await processes.activate(process)
        cameForward = true
        story.tell(.cameForward) { $0.process = process.description }
    }

    // MARK: End

    /// Tells the app that the run ends, before its code has.
    /// - Returns: whether its code is at work and gets a moment to end; a program that is not ready has no code at work.
    func end(because reason: String) async -> Bool {
        guard let process, isPerforming else { return false }
        isEnding = true
        story.tell(.cancelling) { $0.text = reason }
        process.notify(CancelRunNotification(runID: runID, reason: reason))
        return await process.hasGreeted
    }

    /// The code has finished although it was told to end.
    nonisolated func finishedLate() { story.tell(.finishedLate) }

    /// The app has not ended the run although it was told to: the next run gets a fresh process.
    /// - Returns: a sentence about what becomes of the run's code.
    func abandon() async -> String? { await process?.abandonRun(of: action.identifier) }

    func finish() async {
        run = nil
        process?.ended(runID)
        handover?.end()
    }
}

extension PerformReply {
    /// What code that was told to end may still say: nobody is asked for it any more, and it does not begin again.
    fileprivate func onlyFinished() throws(RunError) -> PerformReply {
        guard case .finished = self else { throw RunError(.cancelled, "The run was cancelled.") }
        return self
    }
}

/// What the app's code reaches of its run.
private struct RunLine: RunSurroundings {
    let run: ActionRun
    let story: RunStory
    let renewal: RunBudget?
    let handover: RunHandover
    private let last = LatestProgress()

    init(run: ActionRun, story: RunStory, renewal: RunBudget?, handover: RunHandover) {
        self.handover = handover
        self.run = run
        self.story = story
        self.renewal = renewal
    }

    func progressed(_ progress: ProgressState) {
        story.tell(.progress) { $0.progress = progress }
        guard let renewal, last.isAdvanced(by: progress) else { return }
        // The message is taken in the order of the link, which must not wait for the budget.
        Task { await renewal.renew() }
    }

    func answer(to prompt: Prompt) async -> Answer {
        let answer = await run.answer(to: prompt)
        guard case .value(let value) = answer, let placed = try? value.mapFiles(handover.placed) else { return answer }
        return .value(placed)
    }

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

/// The furthest that the progress of a run has come.
private final class LatestProgress: Sendable {
    private let furthest = Lock<ProgressState?>(nil)

    func isAdvanced(by progress: ProgressState) -> Bool {
        furthest.withLock { furthest in
            guard progress.isBeyond(furthest) else { return false }
            furthest = progress
            return true
        }
    }
}
