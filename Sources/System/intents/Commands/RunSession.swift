import FoundationEssentials
import Glibc
import IntentsClient
import IntentsLink
import IntentsModel

/// One run from the command line: connect, run, let signals cancel, print the one outcome.
struct RunSession: Sendable {
    private let context: CommandContext
    private let options: RunOptions
    private let endsReading: Lock<Bool>

    init(context: CommandContext, options: RunOptions) {
        let endsReading = Lock(false)
        var context = context
        context.patience = InputPatience(limit: options.limit) { endsReading.withLock { $0 } }
        self.context = context
        self.options = options
        self.endsReading = endsReading
    }

    /// What a run is started with.
    struct Call: Sendable {
        var terms: RunTerms
        /// Reads the files that are named for it.
        var files: FileArgument
    }

    /// Runs and prints.
    /// - Parameter subject: what was asked for, for reports that come from here.
    /// - Returns: the exit status of the outcome.
    func perform(
        asking subject: String, _ start: @Sendable (IntentsClient, Call) async throws -> RunReport
    ) async throws -> Int32 {
        let progress = context.console.isErrorTerminal ? ProgressLine(console: context.console) : nil
        let run = RunUnderWay(asking: subject, progress: progress, respondent: person(over: progress))
        let cancellation = RunCancellation(
            runID: run.id, respondent: run.respondent, endsReading: endsReading,
            heard: { [self] in hideKeys(over: run) }, remind: { [self] in remind(of: run) },
            giveUp: { [self] in giveUp(run, $0) })
        let interrupted: @Sendable () async -> Void = { [self] in
            // A signal after the end does not make it a cancelled run.
            if let report = run.report { leave(with: report) } else { await cancellation.cancel() }
        }
        return try await interruptible(interrupted) {
            let report = try await self.report(of: run, cancellation, start)
            run.ended(with: report)
            // A run can end while a question is open.
            await run.respondent?.cancel()
            guard run.mayBeTold() else { return await waitForTheEnd() }
            let isDelivered = deliver(report)
            return isDelivered ? report.outcome.exitStatus : max(report.outcome.exitStatus, 1)
        }
    }

    /// Takes the `^C` off the line on which the outcome comes.
    private func hideKeys(over run: RunUnderWay) {
        guard context.console.isErrorTerminal else { return }
        run.progress?.clear()
        context.console.error.write(ProgressLine.erasing)
    }

    /// Says to whoever sits there what is waited for.
    private func remind(of run: RunUnderWay) {
        // The signal came as the run ended: only the writing of its result can still keep anybody.
        if let report = run.report { leave(with: report) }
        guard context.console.isErrorTerminal else { return }
        run.progress?.clear()
        context.console.complain("Waiting for the run to end; Ctrl-C again leaves at once.")
    }

    /// Tells the end of a run whose own outcome does not come.
    private func giveUp(_ run: RunUnderWay, _ error: RunError) {
        guard run.mayBeTold() else {
            if let report = run.report { leave(with: report) }
            return
        }
        run.progress?.end()
        let report = RunReport(error: error, action: run.subject, runID: run.id)
        present(report)
        // At once, as the rest of the program is still at work; what was printed is written already.
        _exit(report.outcome.exitStatus)
    }

    /// Whoever has told the outcome already ends the process.
    private func waitForTheEnd() async -> Int32 {
        try? await Task.sleep(for: .seconds(60))
        return RunOutcome.cancelled.exitStatus
    }

    /// Has a signal do something of its own while a body runs, in a process whose signals are ours.
    private func interruptible<Result>(
        _ interrupted: @escaping @Sendable () async -> Void, _ body: () async throws -> Result
    ) async rethrows -> Result {
        guard let interrupts = context.interrupts else { return try await body() }
        return try await interrupts.withCancellation(interrupted, body)
    }

    /// Ends the process at a signal that has come while the outcome was told, or its value written where it is wanted.
    private func leave(with report: RunReport) -> Never {
        let isWriting = options.output != nil && report.outcome == .success && report.value != nil
        context.document.end(isWriting ? RunOutcome.cancelled.exitStatus : report.outcome.exitStatus) {
            if options.json { context.console.print(JSONText(report).rendered()) }
            guard isWriting else { return }
            context.console.complain(
                "intents: --output: the action has been performed, and writing its result was interrupted.")
        }
    }

    private func script() async throws -> AnswersFile? {
        guard let path = options.answers else { return nil }
        let (absolutePath, patience) = (context.absolutePath(path), context.patience)
        return try await InputThread.run { try AnswersFile.read(absolutePath, named: path, patience: patience) }
    }

    private func report(
        of run: RunUnderWay, _ cancellation: RunCancellation,
        _ start: @Sendable (IntentsClient, Call) async throws -> RunReport
    ) async throws -> RunReport {
        let clock = ContinuousClock()
        let began = clock.now
        do {
            return try await runToEnd(run, cancellation, start)
        } catch let error as RunError {
            var report = RunReport(error: error, action: run.subject, runID: run.id)
            report.durationMilliseconds = (clock.now - began) / .milliseconds(1)
            return report
        }
    }

    private func runToEnd(
        _ run: RunUnderWay, _ cancellation: RunCancellation,
        _ start: @Sendable (IntentsClient, Call) async throws -> RunReport
    ) async throws -> RunReport {
        let answers = try await script().map { AnswersRespondent($0, paths: context.paths, otherwise: run.respondent) }
        let asked: (any Respondent)? = if let answers { answers } else { run.respondent }
        let client = try await context.client(respondent: asked ?? NoRespondent()) { event in
            if let state = event.progress { run.progress?.show(state) }
        }
        defer { client.close() }
        try await cancellation.attach(client)
        let report = try await start(
            client,
            Call(
                terms: RunTerms(
                    isInteractive: asked != nil, timeout: options.timeout, locale: context.locale, runID: run.id,
                    hearsProgress: run.progress == nil ? nil : true, resultType: options.resultType),
                files: context.files))
        guard let answers else { return report }
        if report.outcome == .success, let unused = await answers.unused { context.console.complain(unused) }
        return await answers.completed(report)
    }

    /// Whoever sits at the terminal, when somebody may be asked there.
    private func person(over progress: ProgressLine?) -> TerminalRespondent? {
        guard context.console.isInteractive, !options.noInput else { return nil }
        return TerminalRespondent(console: context.console, paths: context.paths) { progress?.clear() }
    }

    /// Writes the value where it is wanted, and reports the rest.
    /// - Returns: false when the value could not be written; what was done is reported all the same.
    private func deliver(_ report: RunReport) -> Bool {
        guard let value = report.value else { return present(report) }
        let result = ResultFile(value, handover: context.handover)
        // Nobody else comes for them.
        defer { result.discard() }
        guard let output = options.output, report.outcome == .success else { return present(report) }
        do throws(ResultFileError) {
            if output == "-" {
                try result.write(to: context.console.output)
                return true
            }
            let written = try result.write(to: output)
            present(report)
            if !options.json { written.forEach { context.console.print("Written: \($0)") } }
            return true
        } catch {
            // Whoever reads the standard output waits for the result alone.
            if output != "-" { present(report) }
            context.console.complain("intents: \(error.message)")
            return false
        }
    }

    @discardableResult
    private func present(_ report: RunReport) -> Bool {
        if options.json {
            context.print(JSONText(report), for: report.outcome.exitStatus)
        } else {
            ReportText(console: context.console).present(report)
        }
        return true
    }
}

extension RunReport {
    /// The report of a run that did not get as far as having one.
    init(error: RunError, action: String, runID: String = "") {
        self.init(outcome: RunOutcome(for: error), action: action, error: error, runID: runID)
    }
}
