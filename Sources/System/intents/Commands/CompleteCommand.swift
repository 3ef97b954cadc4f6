/// `intents complete -- WORD…`, which the scripts call.
struct CompleteCommand: Command {
    static let specification = CommandSpecification(
        name: "complete", summary: "Print what may stand at the cursor; for the scripts of “completion”.",
        arguments: [
            ArgumentSpecification(
                name: "WORD", help: "The words behind “intents”, up to the cursor.", isRequired: false, repeats: true)
        ],
        isHidden: true)

    var words: [String]

    init(_ arguments: ParsedArguments) throws {
        words = arguments.positionals
    }

    func run(in context: CommandContext) async throws -> Int32 {
        let engine = CompletionEngine(words: words, names: DaemonNames(context: context))
        for candidate in await engine.candidates() { context.console.print(candidate.line) }
        return 0
    }
}
