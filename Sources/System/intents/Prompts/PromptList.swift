import IntentsModel
import IntentsStrings

/// The choices of a question, a page at a time and narrowed by what a person types.
struct PromptList: Sendable {
    let prompt: Prompt
    private var filter = ""
    private var start = 0

    static let pageSize = 20

    /// - Parameter previous: what was shown before; when the same is asked again, it goes on from there.
    init(_ prompt: Prompt, after previous: PromptList? = nil) {
        self.prompt = prompt
        guard prompt.reason != nil, let previous, previous.prompt.parameter == prompt.parameter else { return }
        guard previous.prompt.options == prompt.options else { return }
        filter = previous.filter
        start = previous.start
    }

    enum Result: Equatable, Sendable {
        case answer(Answer)
        /// Other choices are shown.
        case changed
        /// Asked again, for this reason.
        case again(String)
    }

    /// Whether there are too many choices to show them at once.
    var isLong: Bool { prompt.options.count > Self.pageSize }

    /// Those that what was typed leaves.
    private var matching: [Int] { indices(containing: filter) }

    private func indices(containing text: String) -> [Int] {
        let wanted = text.folded
        guard !wanted.isEmpty else { return Array(prompt.options.indices) }
        return prompt.options.indices.filter { index in
            let display = prompt.options[index].display
            return ([display.title, display.subtitle ?? ""] + display.synonyms).contains { $0.folded.contains(wanted) }
        }
    }

    /// The indices of the choices that are shown now.
    var page: [Int] { isLong ? Array(matching.dropFirst(start).prefix(Self.pageSize)) : matching }

    /// Which part of the list is shown; nil when it is whole.
    var position: String? {
        guard isLong else { return nil }
        let count = matching.count
        let shown = page.count == count ? "\(count)" : "\(start + 1)-\(start + page.count) of \(count)"
        return filter.isEmpty ? shown : "\(shown) with “\(filter)”"
    }

    /// Takes a typed line.
    mutating func read(_ line: String) -> Result {
        let text = String(line.trimmingSpaces)
        if isLong, text.isEmpty { return turnPage() }
        if isLong, text.hasPrefix("/") { return narrow(to: String(text.dropFirst())) }
        switch PromptReading(prompt: prompt).read(line) {
        case .answer(let answer): return .answer(answer)
        case .again(let reason):
            // A name that several have is no text to look for: the reason says what tells them apart.
            let isName = prompt.names.match(text) != .none
            guard isLong, !text.isEmpty, !isName, Int(text) == nil, !indices(containing: text).isEmpty else {
                return .again(reason)
            }
            return narrow(to: text)
        }
    }

    /// Shows the next page, after the last one the first.
    private mutating func turnPage() -> Result {
        start += Self.pageSize
        if start >= matching.count { start = 0 }
        return .changed
    }

    private mutating func narrow(to text: String) -> Result {
        guard !indices(containing: text).isEmpty else {
            let range = PromptReading(prompt: prompt).range
            return .again("None of the \(prompt.options.count) choices has “\(text)” in it. \(range)")
        }
        filter = text
        start = 0
        return .changed
    }
}
