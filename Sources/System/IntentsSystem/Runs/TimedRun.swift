import IntentsModel
import IntentsResolution

/// A run with its limits: ends once, whatever the app does.
struct TimedRun: Sendable {
    /// Comes before everything else.
    let unlocking: Unlocking
    var run: ActionRun
    let target: RunTarget
    let budget: RunBudget?
    /// The time of the budget, for the message.
    let limit: Duration?
    let grace: Duration
    /// Whether progress gives it its time again.
    let isRenewed: Bool
    /// Resolved when somebody wants the run to end.
    let stop: Deferred<Void>

    /// What ends a run before its code does.
    private enum Cut: String, Sendable {
        /// Its time is up.
        case timeout
        /// Somebody wants it to end.
        case userCancelled
    }

    private enum Signal: Sendable {
        case ended(ActionResult)
        case cut(Cut)
        case graceOver
        /// A part was cancelled, because another has ended the run.
        case nothing
    }

    func result(given values: [String: IntentValue]) async -> ActionResult {
        await withTaskGroup(of: Signal.self) { group in
            group.addTask { .ended(await unlocked(values)) }
            group.addTask { await stop.value() == nil ? .nothing : .cut(.userCancelled) }
            if let budget {
                group.addTask { (try? await budget.waitUntilSpent()) == nil ? .nothing : .cut(.timeout) }
            }
            return await follow(&group)
        }
    }

    private func unlocked(_ values: [String: IntentValue]) async -> ActionResult {
        do throws(RunError) {
            try await unlocking.run()
        } catch {
            return ActionResult(outcome: error.outcome, error: error)
        }
        return await run.run(values)
    }

    /// Follows the run to its end. Code that is cut short has a moment to tidy up; where that is not enough its process goes.
    private func follow(_ group: inout TaskGroup<Signal>) async -> ActionResult {
        var result: ActionResult?
        var cut: Cut?
        var note: String?
        for await signal in group {
            switch signal {
            case .ended(let ended):
                result = ended
                if cut != nil, ended.outcome == .success { target.finishedLate() }
                group.cancelAll()
            case .cut(let reason) where result == nil && cut == nil:
                cut = reason
                guard await target.end(because: reason.rawValue) else {
                    group.cancelAll()
                    continue
                }
                group.addTask { (try? await Waits.shared.sleep(for: grace)) == nil ? .nothing : .graceOver }
            case .graceOver where result == nil:
                note = await target.abandon()
                group.cancelAll()
            case .cut, .graceOver, .nothing: break
            }
        }
        guard let cut else { return result ?? ActionResult(outcome: .cancelled) }
        if note == nil { note = await target.note }
        return outcome(of: cut, after: result, note: note)
    }

    /// - Parameters:
    ///   - result: what came of the code after it was cut short.
    ///   - note: a sentence about code that did not end then.
    private func outcome(of cut: Cut, after result: ActionResult?, note: String?) -> ActionResult {
        let error = RunError(
            cut == .timeout ? .timedOut : .cancelled,
            [cut == .timeout ? timedOut : "The run was cancelled.", note].compactMap(\.self).joined(separator: " "),
            cause: result?.outcome == .success ? "It finished after that; the result was dropped." : nil)
        return ActionResult(outcome: error.outcome, error: error, parameters: result?.parameters ?? [:])
    }

    private var timedOut: String {
        let time = (limit ?? .zero).seconds
        let what = isRenewed ? "made no progress for \(time)" : "did not end within \(time)"
        return """
            \(run.action.identifier) \(what) and was cancelled. Allow more time with “--timeout SECONDS”, or none with \
            “--timeout none”.
            """
    }
}
