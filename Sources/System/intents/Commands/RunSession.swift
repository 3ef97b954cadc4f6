import FoundationEssentials
import Glibc
import IntentsClient
import IntentsModel

/// One run from the command line: connect, run, let signals cancel, print the one outcome.
struct RunSession: Sendable {
    var context: CommandContext
    var options: RunOptions

    /// What a run is started with.
    struct Call: Sendable {
        var runID: String
        var isInteractive: Bool
        var locale: String
        var hearsProgress: Bool
    }

    /// Runs and prints.
    /// - Parameter subject: what was asked for, for reports that come from here.
    /// - Returns: the exit status of the outcome.
    func perform(
        asking subject: String, _ start: @Sendable (IntentsClient, Call) async throws -> RunReport
    ) async throws -> Int32 {
        let clock = ContinuousClock()
        let began = clock.now
        let runID = UUID().uuidString.lowercased()
        let script = try options.answers.map { try AnswersFile.read(context.absolutePath($0), named: $0) }
        var report: RunReport
        let progress = context.console.isErrorTerminal ? ProgressLine(console: context.console) : nil
        let respondent = person(over: progress)
        let isTold = Lock(false)
        let cancellation = RunCancellation(runID: runID, respondent: respondent) { [self] in
            guard isTold.becomesTrue() else { return }
            progress?.end()
            let report = RunReport(error: .cancellationUnconfirmed, action: subject, runID: runID)
            present(report)
            // At once, as the rest of the program is still at work; what was printed is written already.
            _exit(report.outcome.exitStatus)
        }
        do {
            report = try await run(script, respondent, progress, cancellation, runID, start)
        } catch let error as RunError {
            report = RunReport(error: error, action: subject, runID: runID)
            report.durationMilliseconds = (clock.now - began) / .milliseconds(1)
        }
        progress?.end()
        // A run can end while a question is open.
        await respondent?.cancel()
        guard isTold.becomesTrue() else { return RunOutcome.cancelled.exitStatus }
        let isDelivered = deliver(report)
        return isDelivered ? report.outcome.exitStatus : max(report.outcome.exitStatus, 1)
    }

    private func run(
        _ script: AnswersFile?, _ respondent: TerminalRespondent?, _ progress: ProgressLine?,
        _ cancellation: RunCancellation, _ runID: String,
        _ start: @Sendable (IntentsClient, Call) async throws -> RunReport
    ) async throws -> RunReport {
        let answers = script.map { AnswersRespondent($0, paths: context.paths, otherwise: respondent) }
        let watch = context.watchesInterrupts ? InterruptWatch { await cancellation.cancel() } : nil
        defer { watch?.end() }
        let asked: (any Respondent)? = if let answers { answers } else { respondent }
        let client = try await context.client(respondent: asked ?? NoRespondent()) { event in
            if let state = event.progress { progress?.show(state) }
        }
        defer { client.close() }
        try await cancellation.attach(client)
        let report = try await start(
            client,
            Call(
                runID: runID, isInteractive: asked != nil, locale: context.locale, hearsProgress: progress != nil))
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
            context.print(JSONText(report))
        } else {
            ReportText(console: context.console).present(report)
        }
        return true
    }
}

extension Lock<Bool> {
    /// - Returns: whether it was not true before.
    fileprivate func becomesTrue() -> Bool {
        withLock { isTrue in
            defer { isTrue = true }
            return !isTrue
        }
    }
}

extension RunError {
    fileprivate static let cancellationUnconfirmed = RunError(
        .cancelled,
        "The run was cancelled, and its end was not confirmed within a minute: whether the action was done is not known."
    )
}

extension RunReport {
    /// The report of a run that did not get as far as having one.
    init(error: RunError, action: String, runID: String = "") {
        self.init(outcome: RunOutcome(for: error), action: action, error: error, runID: runID)
    }
}
