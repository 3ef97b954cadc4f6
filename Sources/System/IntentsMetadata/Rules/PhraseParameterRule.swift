import IntentsModel

/// `phrase-parameter-type`, `phrase-with-several-parameters`: a phrase has room for one entity or enum value.
enum PhraseParameterRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.shortcuts.flatMap { shortcut in
            shortcut.phrases.flatMap { phrase in
                several(phrase) + types(of: phrase, in: shortcut, context)
            }
        }
    }

    private static func several(_ phrase: PhraseRecord) -> [Diagnostic] {
        guard phrase.template.parameters.count > 1 else { return [] }
        return [
            Diagnostic(
                .error, "phrase-with-several-parameters",
                "the phrase “\(phrase.template.source)” may have one parameter, not \(phrase.template.parameters.count):"
                    + " the others are asked for",
                at: phrase.location)
        ]
    }

    private static func types(
        of phrase: PhraseRecord, in shortcut: ShortcutRecord, _ context: RuleContext
    ) -> [Diagnostic] {
        phrase.template.parameters.compactMap { name in
            let record = context.extraction.types[shortcut.intentType]
            guard let storage = record?.instanceProperty("_\(name)"), let type = storage.type.arguments.first,
                case .primitive? = context.extraction.types.valueType(of: type)?.type.element
            else { return nil }
            let slot = "\\(\\.$\(name))"
            return Diagnostic(
                .error, "phrase-parameter-type",
                "\(name) is of type \((type.wrapped ?? type).spelling), and only AppEntity and AppEnum parameters can stand in"
                    + " a phrase: leave it out, and it is asked for",
                at: context.sources.find(slot, after: phrase.location, span: 1) ?? phrase.location)
        }
    }
}

extension SwiftTypeName {
    /// The type as people write it: `[Int]` for `Swift.Array<Swift.Int>`.
    var spelling: String {
        if let wrapped { return "\(wrapped.spelling)?" }
        if name == "Swift.Array", let member = arguments.first { return "[\(member.spelling)]" }
        return nameInModule.isEmpty ? name : nameInModule
    }
}
