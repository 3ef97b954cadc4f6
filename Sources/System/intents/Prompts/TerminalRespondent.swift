import IntentsClient
import IntentsModel

/// Asks the person at the terminal.
///
/// Questions go to the error stream, so that `--json` still prints exactly one object.
actor TerminalRespondent: Respondent {
    private let console: Console
    /// Called before something is asked.
    private let willAsk: @Sendable () -> Void
    private var isCancelled = false
    private var waiting: CheckedContinuation<String?, Never>?

    init(console: Console, willAsk: @escaping @Sendable () -> Void = {}) {
        self.console = console
        self.willAsk = willAsk
    }

    func answer(to prompt: Prompt) async -> Answer {
        willAsk()
        let question = PromptText(prompt: prompt, console: console)
        question.lines.forEach(console.complain)
        while let line = await nextLine(asking: question.hint) {
            switch PromptReading(prompt: prompt).read(line) {
            case .answer(let answer): return answer
            case .again(let reason): console.complain(reason)
            }
        }
        return .cancelled
    }

    /// Ends the question that is being asked, and every later one.
    func cancel() {
        isCancelled = true
        deliver(nil)
    }

    /// The next line, or nil at the end of the input and at Ctrl-C, whichever comes first.
    private func nextLine(asking hint: String) async -> String? {
        guard !isCancelled else { return nil }
        console.error.write(hint)
        let input = console.input
        return await withCheckedContinuation { continuation in
            waiting = continuation
            // Reading cannot be interrupted, so it runs beside; a line that comes after Ctrl-C finds nobody waiting.
            Task { self.deliver(await input.nextLine()) }
        }
    }

    private func deliver(_ line: String?) {
        guard let waiting else { return }
        self.waiting = nil
        // The cursor still stands behind the question.
        if line == nil { console.error.write("\n") }
        waiting.resume(returning: line)
    }
}
