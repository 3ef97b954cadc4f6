import IntentsModel

/// A run's outcome as people read it.
struct ReportText: Sendable {
    var console: Console

    func present(_ report: RunReport) {
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
        if let value = report.value {
            let text = ValueText.text(value)
            // A dialog that is the value says it already.
            if report.dialog?.full != text || report.snippet != nil {
                lines += lines.isEmpty ? [text] : [console.faint("Value: \(text)")]
            }
        }
        if let opened = report.opened { lines.append("Opened \(openedText(opened)).") }
        return lines.isEmpty ? ["Done."] : lines
    }

    private func openedText(_ opened: OpenedValue) -> String {
        guard let action = opened.action else { return opened.url ?? "something" }
        let parameters = opened.parameters.sorted { $0.key < $1.key }
        guard !parameters.isEmpty else { return action }
        return "\(action) (\(parameters.map { "\($0.key): \(ValueText.text($0.value))" }.joined(separator: ", ")))"
    }

    private func failure(_ report: RunReport) -> [String] {
        guard let error = report.error else { return ["\(report.outcome.rawValue): \(report.action)"] }
        let isNamed = error.code.rawValue == report.outcome.rawValue
        let name = isNamed ? report.outcome.rawValue : "\(report.outcome.rawValue) (\(error.code.rawValue))"
        var lines = ["\(name): \(error.message)"]
        if report.outcome == .needsValue, let parameter = error.parameter {
            lines.append("Give it with --\(ParameterName.kebabCase(parameter)) VALUE.")
        }
        return lines
    }
}
