import IntentsModel
import IntentsStrings

extension Prompt {
    /// The options that an answer names: by value or identifier, else by title, else by synonym.
    func options(meantBy answer: IntentValue) -> [PromptOption] {
        if let same = options.first(where: { $0.value == answer || $0.value.identity == answer.identity }) {
            return [same]
        }
        guard case .string(let text) = answer else { return [] }
        let wanted = text.folded
        let rules: [(PromptOption) -> [String]] = [
            { [$0.value.identity] }, { [$0.display.title] }, { $0.display.synonyms },
        ]
        for names in rules {
            let found = options.filter { names($0).contains { $0.folded == wanted } }
            if !found.isEmpty { return found }
        }
        return []
    }
}
