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

    private enum Signal: Sendable {
        case ended(ActionResult)
        case timeUp, graceOver, stopped
        /// A part was cancelled, because another has ended the run.
        case nothing
    }

    func result(given values: [String: IntentValue]) async -> ActionResult {
        await withTaskGroup(of: Signal.self) { group in
            group.addTask { .ended(await unlocked(values)) }
            group.addTask { await stop.value() == nil ? .nothing : .stopped }
            if let budget {
                group.addTask { (try? await budget.waitUntilSpent()) == nil ? .nothing : .timeUp }
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

    private func follow(_ group: inout TaskGroup<Signal>) async -> ActionResult {
        var result: ActionResult?
        var isTimeUp = false
        var note: String?
        for await signal in group {
            switch signal {
            case .ended(let ended):
                result = ended
                group.cancelAll()
            case .timeUp where result == nil:
                isTimeUp = true
                guard await target.timeUp() else {
                    group.cancelAll()
                    continue
                }
                group.addTask { (try? await Waits.shared.sleep(for: grace)) == nil ? .nothing : .graceOver }
            case .graceOver where result == nil:
                note = await target.abandon()
                group.cancelAll()
            case .stopped: group.cancelAll()
            case .timeUp, .graceOver, .nothing: break
            }
        }
        guard isTimeUp else { return result ?? ActionResult(outcome: .cancelled) }
        return ActionResult(
            outcome: .timedOut, error: timedOut(after: result, note: note), parameters: result?.parameters ?? [:])
    }

    private func timedOut(after result: ActionResult?, note: String?) -> RunError {
        let time = (limit ?? .zero).seconds
        let what = isRenewed ? "made no progress for \(time)" : "did not end within \(time)"
        let sentence = """
            \(run.action.identifier) \(what) and was cancelled. Allow more time with “--timeout SECONDS”, or none with \
            “--timeout none”.
            """
        return RunError(
            .timedOut, [sentence, note].compactMap(\.self).joined(separator: " "),
            cause: result?.outcome == .success ? "It finished after that; the result was dropped." : nil)
    }
}
