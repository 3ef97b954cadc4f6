/// `intents completion bash|zsh|fish`.
struct CompletionCommand: Command {
    static let specification = CommandSpecification(
        name: "completion", summary: "Print a script that completes intents in a shell.",
        arguments: [
            ArgumentSpecification(name: "SHELL", help: "The shell it is for.", choices: ["bash", "zsh", "fish"])
        ],
        discussion: [
            "Commands, options, actions, their parameters and the values of enums are completed, as they are installed."
        ],
        exitStatuses: [ExitStatusDescription(0, "success"), ExitStatusDescription(2, "the command line is wrong")],
        examples: [
            "source <(intents completion bash)", "source <(intents completion zsh)",
            "intents completion fish | source",
        ])

    var shell: String

    init(_ arguments: ParsedArguments) throws {
        shell = arguments.positional(0) ?? ""
    }

    func run(in context: CommandContext) async throws -> Int32 {
        context.console.output.write(CompletionScripts.script(for: shell))
        return 0
    }
}

/// `intents complete -- WORD…`, which the scripts call.
struct CompleteCommand: Command {
    static let specification = CommandSpecification(
        name: "complete", summary: "Print what may stand at the cursor; for the scripts of \"completion\".",
        arguments: [
            ArgumentSpecification(
                name: "WORD", help: "The words behind \"intents\", up to the cursor.", isRequired: false, repeats: true)
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
