import IntentsClient
import IntentsModel

/// Asks the person at the terminal.
///
/// Questions go to the error stream, so that `--json` still prints exactly one object.
actor TerminalRespondent: Respondent {
    private let console: Console
    private let paths: PromptPaths
    /// Called before something is asked.
    private let willAsk: @Sendable () -> Void
    private var isCancelled = false
    private var waiting: CheckedContinuation<String?, Never>?

    init(console: Console, paths: PromptPaths, willAsk: @escaping @Sendable () -> Void = {}) {
        self.console = console
        self.paths = paths
        self.willAsk = willAsk
    }

    func answer(to prompt: Prompt) async -> Answer {
        willAsk()
        var list = PromptList(prompt)
        let question = PromptText(prompt: prompt, console: console)
        (question.lines + question.options(of: list)).forEach(console.note)
        while let line = await nextLine(asking: question.hint, prompt) {
            switch list.read(line) {
            case .answer(let answer):
                guard let answer = checked(answer, to: prompt) else { continue }
                return answer
            case .changed: question.options(of: list).forEach(console.note)
            case .again(let reason): console.complain(reason)
            }
        }
        return .cancelled
    }

    /// The answer with the content of files, whose paths a person types; nil after saying what is wrong with a path.
    private func checked(_ answer: Answer, to prompt: Prompt) -> Answer? {
        guard prompt.takesFile, case .value(.string(let path)) = answer else {
            return answer
        }
        do {
            return .value(.file(try paths.file(path)))
        } catch {
            console.complain(error.message)
            return nil
        }
    }

    /// Ends the question that is being asked, and every later one.
    func cancel() {
        isCancelled = true
        console.input.stop()
        deliver(nil)
    }

    /// The next line, or nil at the end of the input and at Ctrl-C, whichever comes first.
    private func nextLine(asking hint: String, _ prompt: Prompt) async -> String? {
        guard !isCancelled else { return nil }
        console.error.write(hint)
        let input = console.input
        let editor = prompt.takesFile ? LineEditor(hint: hint, completions: paths.completions) : nil
        return await withCheckedContinuation { continuation in
            waiting = continuation
            // Reading cannot be interrupted, so it runs beside; a line that comes after Ctrl-C finds nobody waiting.
            Task {
                if let editor {
                    self.deliver(await input.nextLine(with: editor))
                } else {
                    self.deliver(await input.nextLine())
                }
            }
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

extension Prompt {
    /// Whether a person answers with a path.
    fileprivate var takesFile: Bool { valueType?.element == .primitive(.file) }
}
