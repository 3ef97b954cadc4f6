import IntentsModel
import IntentsStrings

extension Prompt {
    /// The option that an answer names: by its value or identifier, its title, a synonym; nil when not exactly one is named.
    func option(meantBy answer: IntentValue) -> PromptOption? {
        if let same = options.first(where: { $0.value == answer || $0.value.identity == answer.identity }) {
            return same
        }
        guard case .string(let text) = answer else { return nil }
        let wanted = text.folded
        let rules: [(PromptOption) -> [String]] = [
            { [$0.value.identity] }, { [$0.display.title] }, { $0.display.synonyms },
        ]
        for names in rules {
            let found = options.filter { names($0).contains { $0.folded == wanted } }
            if !found.isEmpty { return found.count == 1 ? found[0] : nil }
        }
        return nil
    }
}
