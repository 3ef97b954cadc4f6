import IntentsModel

/// One verb of the tool.
protocol Command: Sendable {
    static var specification: CommandSpecification { get }

    /// Takes what the line says; what its specification cannot express is checked here.
    init(_ arguments: ParsedArguments) throws

    /// Does it.
    /// - Returns: the exit status.
    /// - Throws: a `UsageError`, or a `RunError` whose code gives the exit status.
    func run(in context: CommandContext) async throws -> Int32

    /// What `--json` prints for an error.
    static func document(for error: RunError, arguments: [String]) -> JSONText

    /// The help of a line that says more than the command's name; nil for the command's own.
    static func help(_ arguments: ParsedArguments, in context: CommandContext) async throws -> String?
}

extension Command {
    static func help(_ arguments: ParsedArguments, in context: CommandContext) async throws -> String? { nil }

    static func document(for error: RunError, arguments: [String]) -> JSONText {
        .object([("error", JSONText(error))])
    }
}

/// The commands, in the order of the help.
enum CommandList {
    static var all: [any Command.Type] {
        [
            NewCommand.self, BuildCommand.self, CheckCommand.self, InstallCommand.self, UninstallCommand.self,
            AppsCommand.self, ListCommand.self, ShowCommand.self,
            RunCommand.self, SayCommand.self, UndoCommand.self, SearchCommand.self, IndexCommand.self,
            EntitiesCommand.self, DonationsCommand.self, OpenCommand.self, LogCommand.self, ExplainCommand.self,
            DoctorCommand.self, DaemonCommand.self,
            LockCommand.self, UnlockCommand.self, CompletionCommand.self, CompleteCommand.self,
        ]
    }

    static func command(_ name: String) -> (any Command.Type)? {
        all.first { $0.specification.name == name }
    }
}
