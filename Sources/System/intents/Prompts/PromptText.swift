import IntentsModel

/// A question as lines of text.
struct PromptText: Sendable {
    var prompt: Prompt
    var console: Console

    /// What is shown before the cursor.
    var lines: [String] {
        var lines: [String] = []
        if let reason = prompt.reason { lines += console.wrap(reason) }
        if let snippet = prompt.snippet { lines += SnippetRenderer(width: console.snippetWidth).lines(snippet) }
        lines += console.wrap(prompt.dialog).map(console.strong)
        return lines + options
    }

    private var options: [String] {
        var lines: [String] = []
        var section: String?
        let numberWidth = "\(prompt.options.count)".count
        for (index, option) in prompt.options.enumerated() {
            if option.section != section, let title = option.section { lines.append(title) }
            section = option.section
            let number = "\(index + 1)"
            let indentation = String(repeating: " ", count: numberWidth - number.count + 2)
            let line = "\(indentation)\(number)  \(ValueText.text(option.display))"
            lines.append(console.width.map { DisplayWidth.truncate(line, to: $0) } ?? line)
        }
        return lines
    }

    /// What stands before the cursor.
    var hint: String {
        switch prompt.kind {
        case .confirmation, .foreground: return "\(confirmationChoices) "
        case .value, .disambiguation, .choice: break
        }
        if prompt.options.isEmpty { return prompt.valueType == .primitive(.bool) ? "[y/n] " : "> " }
        let range = prompt.options.count == 1 ? "1" : "1-\(prompt.options.count)"
        let several = prompt.allowsMultiple ? ", several with commas" : ""
        let other = PromptReading(prompt: prompt).takesText ? ", or another value" : ""
        return "[\(range)\(several)\(other)] "
    }

    private var confirmationChoices: String {
        guard let accept = prompt.acceptLabel else { return "[y/n]" }
        return "[y = \(accept), n = \(prompt.denyLabel ?? "Cancel")]"
    }
}
