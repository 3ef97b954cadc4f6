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
    /// The choices of the last question, as they were shown last, and what was typed there.
    private var last: (list: PromptList, line: String)?

    init(console: Console, paths: PromptPaths, willAsk: @escaping @Sendable () -> Void = {}) {
        self.console = console
        self.paths = paths
        self.willAsk = willAsk
    }

    func answer(to prompt: Prompt) async -> Answer {
        willAsk()
        let question = PromptText(prompt: prompt, console: console)
        var list = PromptList(prompt, after: last?.list)
        question.lines.forEach(console.note)
        if prompt.reason != nil, let line = last?.line, let range = PromptReading(prompt: prompt).range(missedBy: line)
        {
            console.complain(range)
        }
        question.options(of: list).forEach(console.note)
        return prompt.takesLines ? await values(question) : await answer(question, &list)
    }

    private func answer(_ question: PromptText, _ list: inout PromptList) async -> Answer {
        while let line = await nextLine(question) {
            let result = list.read(line)
            last = (list, line)
            switch result {
            case .answer(let answer):
                guard let answer = await checked(answer, to: question.prompt) else { continue }
                return answer
            case .changed: question.options(of: list).forEach(console.note)
            case .again(let reason): console.complain(reason)
            }
        }
        return .cancelled
    }

    /// Several values, one a line up to an empty one.
    private func values(_ question: PromptText) async -> Answer {
        var values: [IntentValue] = []
        while let line = await nextLine(question) {
            if line.trimmingSpaces.isEmpty, !values.isEmpty { return .value(.array(values)) }
            switch PromptReading(prompt: question.prompt).read(line) {
            case .answer(let answer):
                if case .value(let value)? = await checked(answer, to: question.prompt) { values.append(value) }
            case .again(let reason): console.complain(reason)
            }
        }
        return .cancelled
    }

    /// The answer with the content of files, whose paths a person types; nil after saying what is wrong with a path.
    private func checked(_ answer: Answer, to prompt: Prompt) async -> Answer? {
        guard prompt.takesFile, case .value(.string(let path)) = answer else {
            return answer
        }
        do {
            return .value(.file(try await InputThread.run { [paths] in try paths.file(path) }))
        } catch {
            console.complain((error as? RunError)?.message ?? "\(error)")
            return nil
        }
    }

    /// Ends the question that is being asked, and every later one.
    /// - Returns: whether one was being asked.
    @discardableResult
    func cancel() -> Bool {
        isCancelled = true
        console.input.stop()
        defer { deliver(nil) }
        return waiting != nil
    }

    /// The next line, or nil at the end of the input and at Ctrl-C, whichever comes first.
    private func nextLine(_ question: PromptText) async -> String? {
        guard !isCancelled else { return nil }
        let cursor = question.cursor
        cursor.above.forEach(console.note)
        let editor = console.isErrorTerminal ? editor(cursor.hint, question.prompt) : nil
        if editor == nil { console.error.write(cursor.hint) }
        let input = console.input
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

    private func editor(_ hint: String, _ prompt: Prompt) -> LineEditor {
        LineEditor(hint: hint, width: console.errorWidth, completions: prompt.takesFile ? paths.completions : nil)
    }

    private func deliver(_ line: String?) {
        guard let waiting else { return }
        self.waiting = nil
        // The cursor still stands behind the question.
        if line == nil { console.error.write("\n") }
        waiting.resume(returning: line)
    }
}
