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
