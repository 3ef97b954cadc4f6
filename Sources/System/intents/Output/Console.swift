/// Where a command writes and from whom it reads.
struct Console: Sendable {
    var output: any TextSink
    var error: any TextSink
    var input: any LineSource
    /// Columns of the terminal; nil when it is not one, and nothing is cut or broken.
    var width: Int?
    /// Whether a person sits at both ends.
    var isInteractive = false
    /// Whether the output may be styled.
    var usesColor = false

    /// Writes one line of output.
    func print(_ line: String) { output.write(line + "\n") }

    /// Writes a table.
    func print(_ table: TextTable) { table.lines(width: width).forEach(print) }

    /// The width that snippets are drawn for.
    var snippetWidth: Int { width ?? 80 }

    /// Text in lines that fit.
    func wrap(_ text: String) -> [String] {
        width.map { DisplayWidth.wrap(text, to: $0) } ?? [text]
    }

    /// Writes one line about a problem.
    func complain(_ line: String) { error.write(line + "\n") }

    /// Text in bold, where that is allowed.
    func strong(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

    /// Text that steps back, where that is allowed.
    func faint(_ text: String) -> String { usesColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}

/// Takes text.
protocol TextSink: Sendable {
    func write(_ text: String)
}

/// Gives lines as a person types them.
protocol LineSource: Sendable {
    /// The next line without its end; nil when there are no more.
    func nextLine() async -> String?
}
