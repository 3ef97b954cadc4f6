import IntentsStrings

/// What is searched for, as FTS5 understands it: every word must begin some word of the title or keywords.
struct SearchQuery: Hashable, Sendable {
    let expression: String
    /// The folded text, to put exact titles first.
    let text: String

    /// - Returns: nil for a text without words.
    init?(_ text: String) {
        let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(16)
        guard !words.isEmpty else { return nil }
        // Words hold letters and digits alone, so nothing in them can end the quotes.
        expression = words.map { "\"\($0)\"*" }.joined(separator: " ")
        self.text = String(text.prefix(1000)).folded
    }
}
