import FoundationEssentials
import IntentsLink
import IntentsModel
import IntentsResolution

/// Runs actions: one outcome for each, whatever way it came.
struct Runs: Sendable {
    let library: AppLibrary
    let processes: ProcessTable
    let store: Store
    let spotlight: Spotlight
    let events: RunEvents
    let links: any LinkOpener
    let journal: RunJournal
    let undoable = UndoableRuns()

    private var policy: SystemPolicy { processes.policy }

    /// Runs what `find` finds; what it throws is the outcome.
    func run(
        _ order: RunOrder, as entry: RunLedger.Entry,
        find: @Sendable () async throws(RunError) -> RequestedAction
    ) async -> RunReport {
        let started = ContinuousClock.now
        let startedAt = order.requestedAt
        var app: String?
        var given: [String: IntentValue] = [:]
        var story = RunStory(runID: order.runID, action: order.name, events: events, watcher: order.watcher)
        var report: RunReport
        do {
            let requested = try await find()
            given = requested.values
            app = requested.reference.app
            story.action = requested.reference.fullName
            journal.began(
                RunJournal.Beginning(
                    runID: order.runID, app: requested.reference.app, action: story.action, startedAt: startedAt))
            story.tell(.requested)
            report = try await perform(requested, order, entry, story)
        } catch {
            report = RunReport(failure: error, of: order)
        }
        forget(given)
        report.durationMilliseconds = (ContinuousClock.now - started) / .milliseconds(1)
        await record(report, of: app, startedAt: startedAt)
        if app != nil { journal.ended(order.runID) }
        story.tell(.finished) { event in
            event.outcome = report.outcome
            event.value = report.value
            event.text = report.error?.message
            event.process = report.process
        }
        return report
    }

    /// Removes the contents of large files that no app was given.
    private func forget(_ values: [String: IntentValue]) {
        let folder = HandoverFolder(processes.locations)
        for value in values.values {
            _ = value.mapFiles { file in
                file.handover.map(folder.remove)
                return file
            }
        }
    }

    private func record(_ report: RunReport, of app: String?, startedAt: Double) async {
        let length = policy.historyLength
        // A history that cannot be written must not turn a run that succeeded into one that failed.
        try? await store.write(.normal) { database in
            try database.record(report, of: app ?? "", startedAt: startedAt, keeping: length)
        }
    }

    private func perform(
        _ requested: RequestedAction, _ order: RunOrder, _ entry: RunLedger.Entry, _ story: RunStory
    ) async throws(RunError) -> RunReport {
        let reference = requested.reference
        let app = try await library.app(reference.app)
        let catalog = try await library.catalog(of: app)
        guard let action = catalog.metadata.actions[reference.identifier] else {
            throw .damaged(reference)
        }
        if let statement = action.unavailability { throw .unavailable(reference, statement) }
        let mode = RunMode(await processes.question(of: action, in: catalog))
        var part = try RunPart(
            catalog: catalog, action: action, mode: mode, order: order, entry: entry, runs: self, story: story)
        part.connect(requested.previousResult)
        if requested.isShortcut { part.present(catalog.metadata.presentation(of: action)) }
        let (result, target) = await part.result(given: requested.values)
        var report = await RunReport(result, of: reference, mode: mode, target: target, runID: order.runID)
        let deprecation = action.deprecationNote(in: catalog, locale: order.locale)
        let notes = [deprecation].compactMap(\.self) + result.notes
        report.notes = notes.isEmpty ? nil : notes
        if result.outcome == .success, let opened = result.result.opened {
            let opening = Opening(runs: self, catalog: catalog, order: order, entry: entry, story: story)
            await opening.open(opened, after: reference.identifier, given: result.parameters, in: &report)
        }
        if let process = await target.process { spotlight.appRan(catalog, process) }
        return report
    }
}

/// One action of a run with all that belongs to it: the asked one, or the one its result opens.
struct RunPart: Sendable {
    let target: RunTarget
    private(set) var timed: TimedRun
    private let interaction: ClientInteraction
    private let runs: Runs
    private let order: RunOrder
    private let reference: Reference

    init(
        catalog: AppCatalog, action: ActionDescription, mode: RunMode, order: RunOrder, entry: RunLedger.Entry,
        runs: Runs, story: RunStory
    ) throws(RunError) {
        let processes = runs.processes
        let policy = processes.policy
        let limit = try order.budget(mode: mode, policy: policy)
        let budget = limit.map(RunBudget.init)
        let isRenewed = action.isLongRunning && order.timeout == nil
        let target = RunTarget(
            catalog: catalog, action: action, mode: mode, runID: order.runID, place: entry.place, processes: processes,
            story: story, renewal: isRenewed ? budget : nil)
        let interaction = ClientInteraction(
            runID: order.runID, client: order.person, budget: budget, patience: policy.promptBudget)
        var run = ActionRun(
            action: action, metadata: catalog.metadata, services: target, interaction: interaction,
            localizer: catalog.localizer,
            context: RunContext(
                locale: order.locale, requestedAt: order.requestedAt,
                resultType: order.resultType), runID: order.runID)
        run.checkForeground = { try await target.checkForeground() }
        run.bringForward = { try await target.comeForward() }
        run.onEvent = { story.tell($0) }
        self.interaction = interaction
        self.target = target
        self.runs = runs
        self.order = order
        reference = Reference(app: catalog.app.identifier, identifier: action.identifier)
        let unlocking = Unlocking(
            of: action, title: catalog.localizer.string(for: action.title, locale: order.locale), mode: mode,
            session: processes.session, interaction: run)
        timed = TimedRun(
            unlocking: unlocking, run: run, target: target, budget: budget, limit: limit, grace: policy.cancelGrace,
            isRenewed: isRenewed, stop: entry.stop)
    }

    /// Gives the result of the action before to the parameter that takes it.
    mutating func connect(_ previousResult: IntentValue?) { timed.run.previousResult = previousResult }

    /// Offers the values of a parameter as the app's shortcut does.
    mutating func present(_ presentation: ShortcutPresentation?) { timed.run.presentation = presentation }

    func result(given values: [String: IntentValue]) async -> (ActionResult, RunTarget) {
        await target.begin(timed.run)
        let result = await timed.result(given: values)
        await target.finish()
        await noteUndo(result.result)
        return (interaction.explained(result), target)
    }

    /// A run that can be taken back keeps its program for a while.
    private func noteUndo(_ result: PerformedResult) async {
        guard let name = result.undo, let process = await target.process else { return }
        let run = UndoneRun(runID: order.runID, action: reference.fullName, name: name.isEmpty ? nil : name)
        runs.undoable.note(run, in: process)
        await process.stay(for: runs.processes.policy.undoTime)
    }
}

extension AppMetadata {
    /// How the app's shortcut for an action presents the values of a parameter.
    fileprivate func presentation(of action: ActionDescription) -> ShortcutPresentation? {
        shortcuts.lazy.filter { $0.actionIdentifier == action.identifier }.compactMap(\.presentation).first
    }
}

extension RunReport {
    /// The report of a run that found nothing to run.
    init(failure error: RunError, of order: RunOrder) {
        self.init(outcome: error.outcome, action: order.name, error: error, runID: order.runID)
    }

    init(_ result: ActionResult, of reference: Reference, mode: RunMode, target: RunTarget, runID: String) async {
        let isForeground = await target.cameForward || mode == .foreground
        let hadMode = await target.hasReachedCode
        self.init(
            outcome: result.outcome, action: reference.fullName, value: result.result.value,
            dialog: result.result.dialog, snippet: result.result.snippet, opened: result.result.opened,
            mode: hadMode ? (isForeground ? RunMode.foreground : .background).name : nil,
            process: await target.process?.description, error: await target.explained(result.error),
            question: result.question, runID: runID)
    }
}

extension RunError {
    /// The index knows an action that the metadata does not have.
    static func damaged(_ reference: Reference) -> RunError {
        RunError(
            .storeFailed,
            "The record of \(reference.fullName) is damaged: its metadata does not have it. Install the app again.")
    }
}

extension ActionDescription {
    /// Whether it may take longer than others, as long as its progress moves.
    var isLongRunning: Bool { systemProtocols.contains("LongRunning") }
}
