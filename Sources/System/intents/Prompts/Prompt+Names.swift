import IntentsModel
import IntentsStrings

extension Prompt {
    /// How people name its choices: without regard to case, diacritics and width.
    var names: OptionNames { OptionNames(self) { $0.folded } }
}
