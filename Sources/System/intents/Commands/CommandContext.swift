import Glibc
import IntentsClient
import IntentsLink
import IntentsModel

/// What a command knows of the process it runs in; nothing below the entry point reads the environment.
struct CommandContext: Sendable {
    var console: Console
    var environment: [String: String]
    /// The path of this executable.
    var programPath: String
    var workingDirectory: String
    var connector: DaemonConnector
    /// What Ctrl-C does; absent in a process that does other things as well.
    var interrupts: InterruptWatch?
    /// The one document of `--json`.
    var document = OneDocument()
    /// How long the command waits for the contents of files.
    var patience = InputPatience.endless

    /// The person's locale as the environment states it; English when it states none.
    var locale: String {
        let stated = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let name = stated?.prefix { $0 != "." && $0 != "@" } ?? ""
        return name.isEmpty || name == "C" || name == "POSIX" ? "en" : String(name)
    }

    /// Connects to the daemon, which is started when none runs.
    /// - Parameters:
    ///   - respondent: who answers the questions of runs.
    ///   - hear: hears what happens in runs, as far as it is asked for.
    func client(
        respondent: any Respondent = NoRespondent(), hear: @escaping @Sendable (RunEvent) -> Void = { _ in }
    ) async throws -> IntentsClient {
        try await IntentsClient.connect(through: connector, respondent: respondent, hear: hear)
    }

    /// Connects for a command that looks after the daemon itself.
    /// - Parameter arguments: what the daemon is started with when none runs.
    func briefClient(startingWith arguments: [String] = []) async throws -> IntentsClient {
        var connector = connector.brief
        connector.launcher?.arguments = arguments
        return try await IntentsClient.connect(through: connector)
    }

    /// A path as the working directory has it.
    func absolutePath(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)"
    }

    /// A path without links, `.` and `..`, so that its last part is a name; as it is where nothing is there.
    func resolvedPath(_ path: String) -> String {
        let absolute = absolutePath(path)
        guard let resolved = realpath(absolute, nil) else { return absolute }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// How paths are meant that are typed at a question.
    var paths: PromptPaths {
        PromptPaths(home: environment["HOME"], workingDirectory: workingDirectory, files: files)
    }

    /// Where the contents of large files wait on their way to the system and back.
    var handover: HandoverFolder { HandoverFolder(connector.locations) }

    /// Reads the files that a person names.
    var files: FileArgument { FileArgument(handover: handover, patience: patience) }

    /// Prints a document.
    /// - Parameter status: the exit status that it calls for, where it is one of an outcome.
    func print(_ document: JSONText, for status: Int32? = nil) {
        self.document.print(for: status) { console.print(document.rendered()) }
    }
}
