extension LocalizedText {
    /// The title that a property without one gets: its Swift name in words, `dueDate` as `Due Date`.
    package init(swiftName: String) {
        var words: [String] = []
        var previous: Character?
        let letters = Array(swiftName)
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            if LocalizedText.startsWord(letter, after: previous, before: next) { words.append("") }
            if letter != "_" { words[words.count - 1].append(letter) }
            previous = letter
        }
        let titles = words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        self.init(titles.joined(separator: " "))
    }

    /// A capital starts a word unless it goes on an abbreviation, as the `R` of `homeURL` does.
    private static func startsWord(_ letter: Character, after previous: Character?, before next: Character?) -> Bool {
        guard let previous else { return true }
        if previous == "_" { return true }
        guard letter.isUppercase else { return false }
        return !previous.isUppercase || (next?.isLowercase ?? false)
    }
}
