/// `reserved-verb`: a phrase that begins with a verb of a system domain is easily taken for the system's own.
enum ReservedVerbRule: Rule {
    private static let verbs: Set<String> = [
        "call", "play", "remind", "text", "message", "navigate home", "set an alarm", "set a timer", "wake", "pay",
    ]

    static func check(_ context: RuleContext) -> [Diagnostic] {
        context.extraction.shortcuts.flatMap(\.phrases).compactMap { phrase in
            guard case .words(let text)? = phrase.template.parts.first else { return nil }
            let start = text.lowercased()
            guard let verb = verbs.sorted().first(where: { start == $0 || start.hasPrefix($0 + " ") }) else {
                return nil
            }
            return Diagnostic(
                .warning, "reserved-verb",
                "the phrase “\(phrase.template.source)” begins with “\(verb)”, which the system uses itself: begin with"
                    + " another word",
                at: phrase.location)
        }
    }
}
