import IntentsStrings

/// What a person said, as words to compare and as the text that each word stands for.
struct Utterance: Hashable, Sendable {
    /// Folded, without punctuation.
    let words: [String]
    /// For each word the index of its piece of the text between white space.
    private let pieceOfWord: [Int]
    private let pieces: [String]

    /// More than any phrase has; a bound on the work that one sentence may cause.
    static let maximumWords = 200

    init(_ text: String) {
        var words: [String] = []
        var pieceOfWord: [Int] = []
        pieces = text.split(whereSeparator: \.isWhitespace).map(String.init)
        for (index, piece) in pieces.enumerated() {
            for word in piece.foldedWords.split(separator: " ") where words.count < Self.maximumWords {
                words.append(String(word))
                pieceOfWord.append(index)
            }
        }
        self.words = words
        self.pieceOfWord = pieceOfWord
    }

    /// The text of some of the words, as it was said but for punctuation around it.
    func text(of range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let isWhole =
            (first == 0 || pieceOfWord[first - 1] != pieceOfWord[first])
            && (last + 1 == words.count || pieceOfWord[last + 1] != pieceOfWord[last])
        guard isWhole else { return words[range].joined(separator: " ") }
        let text = pieces[pieceOfWord[first]...pieceOfWord[last]].joined(separator: " ")
        return text.trimmingPunctuation
    }
}

extension String {
    fileprivate var trimmingPunctuation: String {
        let start = firstIndex { !$0.isPunctuation } ?? endIndex
        let end = lastIndex { !$0.isPunctuation }.map(index(after:)) ?? endIndex
        return start < end ? String(self[start..<end]) : ""
    }
}
