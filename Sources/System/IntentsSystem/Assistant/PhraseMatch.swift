import IntentsStrings

/// A template that an utterance fits.
struct PhraseMatch: Hashable, Sendable {
    /// The words that are the template's own; more of them make the better match.
    var literalWords: Int
    /// The parameter and what was said in its place.
    var slot: Slot?

    struct Slot: Hashable, Sendable {
        var parameter: String
        var text: String
    }
}

extension PhraseTemplate {
    /// Fits the template to an utterance: exactly, but for case, diacritics and punctuation.
    /// - Parameter appNames: the names that may stand for the app; an alternative counts like the name itself.
    func match(_ utterance: Utterance, appNames: [String]) -> PhraseMatch? {
        for name in appNames {
            if let match = match(utterance, appName: name.folded) { return match }
        }
        return nil
    }

    private func match(_ utterance: Utterance, appName: String) -> PhraseMatch? {
        let before = words(of: parts.prefix { !$0.isParameter }, appName: appName)
        guard let parameter else {
            return before == utterance.words ? PhraseMatch(literalWords: before.count) : nil
        }
        let after = words(of: parts.drop { !$0.isParameter }.dropFirst(), appName: appName)
        let end = utterance.words.count - after.count
        guard end > before.count, utterance.words.starts(with: before), Array(utterance.words[end...]) == after else {
            return nil
        }
        return PhraseMatch(
            literalWords: before.count + after.count,
            slot: .init(parameter: parameter, text: utterance.text(of: before.count..<end)))
    }

    /// The phrase that was probably meant, to be said again: with what was said in the parameter's place. The place alone is shown
    /// when nothing was said there, or when the phrase fits and what was said there is what does not.
    func meant(by utterance: Utterance, appNames: [String]) -> String {
        let name = appNames[0]
        let before = words(of: parts.prefix { !$0.isParameter }, appName: name).count
        let end = utterance.words.count - words(of: parts.drop { !$0.isParameter }.dropFirst(), appName: name).count
        guard parameter != nil, end > before, match(utterance, appNames: appNames) == nil else {
            return display(appName: name)
        }
        return display(appName: name, saying: utterance.text(of: before..<end))
    }

    private func words(of parts: some Sequence<Part>, appName: String) -> [String] {
        let text = parts.map { part in
            switch part {
            case .text(let text): text
            case .applicationName: appName
            case .parameter: ""
            }
        }
        return text.joined().foldedWords.split(separator: " ").map(String.init)
    }
}

extension PhraseTemplate.Part {
    fileprivate var isParameter: Bool {
        if case .parameter = self { true } else { false }
    }
}
