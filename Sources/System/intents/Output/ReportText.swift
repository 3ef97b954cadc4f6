import IntentsModel

/// A run's outcome as people read it.
struct ReportText: Sendable {
    var console: Console

    func present(_ report: RunReport) {
        for note in report.notes ?? [] { console.complain("Note: \(note)") }
        if report.outcome == .success {
            success(report).forEach(console.print)
        } else {
            failure(report).forEach(console.complain)
        }
    }

    /// Dialog, snippet, value and what was opened; beside a snippet the dialog's supporting text is enough.
    private func success(_ report: RunReport) -> [String] {
        var lines: [String] = []
        if let dialog = report.dialog {
            let text = report.snippet == nil ? dialog.full : dialog.supporting ?? dialog.full
            lines += console.wrap(text)
        }
        if let snippet = report.snippet { lines += SnippetRenderer(width: console.snippetWidth).lines(snippet) }
        if let value = report.value { lines += self.value(value, below: lines, of: report) }
        if let opened = report.opened { lines.append(openedLine(opened)) }
        return lines.isEmpty ? ["Done."] : lines
    }

    /// The value, marked as one where other text stands above it; several lines of it below the mark.
    private func value(_ value: IntentValue, below lines: [String], of report: RunReport) -> [String] {
        let text = ValueText.text(value)
        // A dialog that is the value says it already.
        guard report.dialog?.full != text || report.snippet != nil else { return [] }
        guard !lines.isEmpty else { return [text] }
        let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return [console.faint("Value: \(text)")] }
        return (["Value:"] + parts.map { "  \($0)" }).map(console.faint)
    }

    /// A link that nobody could open here is for the person to open.
    private func openedLine(_ opened: OpenedValue) -> String {
        if let link = opened.url, opened.openedBy == nil { return "Open: \(link)" }
        return "Opened \(openedText(opened))."
    }

    private func openedText(_ opened: OpenedValue) -> String {
        guard let action = opened.action else { return opened.url ?? "something" }
        let parameters = opened.parameters.sorted { $0.key < $1.key }
        guard !parameters.isEmpty else { return action }
        return "\(action) (\(parameters.map { "\($0.key): \(ValueText.text($0.value))" }.joined(separator: ", ")))"
    }

    /// The outcome, what is more precise than it, and the option whose value was refused. What somebody is to give is said in
    /// a line of its own, and a file of answers knows no options.
    private func name(of error: RunError, _ report: RunReport) -> String {
        var facts = error.code.rawValue == report.outcome.rawValue ? [] : [error.code.rawValue]
        if ![.needsValue, .badAnswer].contains(error.code), let parameter = error.parameter {
            facts.append(ParameterName.usage(parameter))
        }
        return report.outcome.rawValue + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
    }

    private func failure(_ report: RunReport) -> [String] {
        guard let error = report.error else { return ["\(report.outcome.rawValue): \(report.action)"] }
        var lines = ["\(name(of: error, report)): \(error.message)"]
        if let cause = error.causeBesideMessage { lines.append("Cause: \(cause)") }
        if let question = report.question, !question.options.isEmpty, question.kind != .confirmation {
            lines.append("\(question.isComplete ? "One of" : "For example"): \(choices(of: question))")
        }
        if report.outcome == .needsValue, let parameter = error.parameter {
            let usage = ParameterName.usage(parameter, value: "VALUE")
            lines.append("Give it with: intents run \(report.action) \(usage)")
        }
        if [.needsConfirmation, .needsDisambiguation].contains(report.outcome) {
            lines.append("Answer it at a terminal, or with --answers FILE.")
        }
        if error.code == .crashed, let slash = report.action.firstIndex(of: "/") {
            lines.append("“intents log \(report.action[..<slash])” shows what it printed.")
        }
        return lines
    }

    /// The first choices, told apart by their subtitles where titles are equal.
    private func choices(of question: Prompt) -> String {
        let displays = question.options.map(\.display)
        let count = Dictionary(grouping: displays, by: \.title).mapValues(\.count)
        let names = displays.prefix(10).map { count[$0.title] == 1 ? $0.title : ValueText.text($0) }
        let rest = displays.count - names.count
        return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension RunError {
    /// The cause, when the message does not have it already.
    var causeBesideMessage: String? {
        cause.flatMap { message.contains($0) ? nil : $0 }
    }
}
