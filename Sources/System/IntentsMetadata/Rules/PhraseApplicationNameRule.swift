/// `phrase-without-application-name`, `phrase-repeats-application-name`: people say which app they mean, once.
enum PhraseApplicationNameRule: Rule {
    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.shortcuts.flatMap(\.phrases).compactMap { phrase in
            let source = phrase.template.source
            switch phrase.template.applicationNameCount {
            case 1: return nil
            case 0:
                return Diagnostic(
                    .error, "phrase-without-application-name",
                    "the phrase “\(source)” must contain \\(.applicationName)", at: phrase.location,
                    fix: "\"\(source) in \\(.applicationName)\"")
            default:
                return Diagnostic(
                    .error, "phrase-repeats-application-name",
                    "the phrase “\(source)” must contain \\(.applicationName) exactly once", at: phrase.location)
            }
        }
    }
}
