import IntentsModel

/// A question as lines of text.
struct PromptText: Sendable {
    var prompt: Prompt
    var console: Console

    /// What is shown above the choices.
    var lines: [String] {
        var lines: [String] = []
        if let reason = prompt.reason { lines += console.wrap(reason) }
        if let snippet = prompt.snippet { lines += SnippetRenderer(width: console.snippetWidth).lines(snippet) }
        if !isDialogHidden { lines += console.wrap(prompt.dialog).map(console.strong) }
        if let notice = prompt.notice { lines += console.wrap(notice).map(console.faint) }
        if let form { lines += console.wrap("(\(form))").map(console.faint) }
        return lines
    }

    /// What is only said stays unsaid on a screen that shows something in its place.
    private var isDialogHidden: Bool { prompt.isDialogSpokenOnly == true && prompt.snippet != nil }

    /// How a value is written, where the question takes one that is not plain text, and how several are.
    private var form: String? {
        guard prompt.kind == .value, prompt.options.isEmpty, let type = prompt.valueType else { return nil }
        let facts = [form(of: type), prompt.range?.text, prompt.takesLines ? "one a line, an empty line ends" : nil]
        let known = facts.compactMap(\.self)
        return known.isEmpty ? nil : known.joined(separator: "; ")
    }

    private func form(of type: ValueType) -> String? {
        guard case .primitive(let element) = type.element, element != .bool else { return nil }
        // The standard input is the terminal that answers.
        if element == .file { return "the path of a file; the Tab key completes it" }
        let parameter = ParameterDescription(
            name: prompt.parameter ?? "", title: LocalizedText(""), valueType: type, range: prompt.range)
        return parameter.textForm
    }

    /// The choices that a list shows now.
    func options(of list: PromptList) -> [String] {
        var lines: [String] = []
        var section: String?
        let numberWidth = "\(prompt.options.count)".count
        for index in list.page {
            let option = prompt.options[index]
            if option.section != section, let title = option.section { lines.append(title) }
            section = option.section
            let number = "\(index + 1)"
            let indentation = String(repeating: " ", count: numberWidth - number.count + 2)
            let mark = option.isDestructive == true ? "  (destructive)" : ""
            let line = "\(indentation)\(number)  \(text(of: index))\(mark)"
            lines.append(console.width.map { DisplayWidth.truncate(line, to: $0) } ?? line)
        }
        if let position = list.position { lines.append(console.faint(position)) }
        return lines
    }

    private func text(of index: Int) -> String {
        let names = prompt.names
        return names.title(of: index) + (names.detail(of: index).map { " (\($0))" } ?? "")
    }

    /// What stands before the cursor, below lines that say what can be typed where that would leave no room to type.
    var cursor: (above: [String], hint: String) {
        let hint = String(Console.tamed(self.hint).map { $0.isNewline ? " " : $0 })
        guard let width = console.errorWidth, DisplayWidth.of(hint) + Self.leastRoom > width else { return ([], hint) }
        return (DisplayWidth.wrap(hint, to: width), "> ")
    }

    /// Columns that a person needs to see what is typed.
    private static let leastRoom = 20

    private var hint: String {
        switch prompt.kind {
        case .confirmation, .foreground: return "\(confirmationChoices) "
        case .value, .disambiguation, .choice: break
        }
        if prompt.options.isEmpty { return prompt.valueType == .primitive(.bool) ? "[y/n] " : "> " }
        let range = prompt.options.count == 1 ? "1" : "1-\(prompt.options.count)"
        let several = prompt.allowsMultiple ? ", several with commas" : ""
        let takesText = PromptReading(prompt: prompt).takesText
        let long = takesText ? ", /text to filter, Enter for more" : ", text to filter, Enter for more"
        let other = takesText ? ", or another value" : ""
        return "[\(range)\(several)\(PromptList(prompt).isLong ? long : "")\(other)] "
    }

    private var confirmationChoices: String {
        let mark = prompt.isDestructive ? " (destructive)" : ""
        guard let accept = prompt.acceptLabel else { return prompt.isDestructive ? "[y\(mark)/n]" : "[y/n]" }
        return "[y = \(accept)\(mark), n = \(prompt.denyLabel ?? "Cancel")]"
    }
}
