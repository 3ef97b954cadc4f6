import IntentsModel
import IntentsStrings

/// The whole tool: finds the command, runs it, and turns every error into a message and an exit status.
struct CommandLineTool: Sendable {
    var context: CommandContext

    /// Runs one command line, without the program's name.
    /// - Returns: the exit status.
    func run(_ arguments: [String]) async -> Int32 {
        let status = await perform(arguments)
        guard case .failed(let reason) = context.console.output.state else { return status }
        let command = arguments.first.flatMap(CommandList.command)?.specification.name
        let name = ["intents", command].compactMap(\.self).joined(separator: " ")
        context.console.complain("\(name): The output cannot be written: \(reason).")
        return status == 0 ? 1 : status
    }

    /// Runs a command line as the process got it.
    func run(bytes arguments: [[UInt8]]) async -> Int32 {
        let texts = arguments.map { String(decoding: $0, as: UTF8.self) }
        guard let index = arguments.firstIndex(where: { String(validating: $0, as: UTF8.self) == nil }) else {
            return await run(texts)
        }
        let text = DisplayWidth.truncate(texts[index], to: 60)
        let error = UsageError("Argument \(index + 1), “\(text)”, is not UTF-8; the � stands for what cannot be read.")
        guard let command = CommandList.command(texts[0]) else {
            context.console.complain("intents: \(error.message)")
            return 2
        }
        return report(error, of: command, Array(texts.dropFirst()))
    }

    /// The document of a command line that a signal has ended; nil when it prints none.
    func cancellation(of arguments: [String]) -> JSONText? {
        let rest = Array(arguments.dropFirst())
        guard let command = arguments.first.flatMap(CommandList.command), wantsJSON(command, rest) else { return nil }
        return command.document(for: RunError(.cancelled, "The command was cancelled."), arguments: rest)
    }

    private func perform(_ arguments: [String]) async -> Int32 {
        guard let name = arguments.first else {
            context.console.error.write(overview)
            return 2
        }
        switch name {
        case "--version":
            context.console.print("intents \(ProductVersion.current)")
            return 0
        case "--help", "-h":
            context.console.output.write(overview)
            return 0
        case "help":
            return help(arguments.dropFirst().first)
        default:
            guard let command = CommandList.command(name) else { return unknown(name) }
            return await run(command, Array(arguments.dropFirst()))
        }
    }

    private var help: HelpText { HelpText(width: context.console.width) }

    private var overview: String { help.overview(CommandList.all.map { $0.specification }) }

    private func help(_ name: String?) -> Int32 {
        guard let name else {
            context.console.output.write(overview)
            return 0
        }
        guard let command = CommandList.command(name) else { return unknown(name) }
        context.console.output.write(help.full(command.specification))
        return 0
    }

    private func help(of command: any Command.Type, _ arguments: ParsedArguments) async throws -> Int32 {
        guard let text = try await command.help(arguments, in: context) else { return help(command.specification.name) }
        context.console.output.write(text)
        return 0
    }

    private func run(_ command: any Command.Type, _ arguments: [String]) async -> Int32 {
        do {
            let parsed = try ArgumentParser(specification: command.specification).parse(arguments)
            if parsed.has("help") { return try await help(of: command, parsed) }
            return try await command.init(parsed).run(in: context)
        } catch let error as UsageError {
            return report(error, of: command, arguments)
        } catch let error as RunError {
            return report(error, of: command, arguments)
        } catch {
            return report(RunError("failure", "\(error)"), of: command, arguments)
        }
    }

    private func report(_ error: UsageError, of command: any Command.Type, _ arguments: [String]) -> Int32 {
        if wantsJSON(command, arguments) {
            context.print(command.document(for: RunError(.usage, error.message), arguments: arguments))
        } else {
            let name = command.specification.name
            context.console.complain("intents \(name): \(error.message)")
            context.console.complain("Usage: \(HelpText.usage(command.specification))")
            context.console.complain("“intents \(name) --help” says more.")
        }
        return 2
    }

    private func report(_ error: RunError, of command: any Command.Type, _ arguments: [String]) -> Int32 {
        if wantsJSON(command, arguments) {
            context.print(command.document(for: error, arguments: arguments))
        } else {
            context.console.complain("intents \(command.specification.name): \(error.message)")
            if let cause = error.causeBesideMessage { context.console.complain("Cause: \(cause)") }
        }
        return error.exitStatus
    }

    /// Read from the line itself, so that it holds for lines that could not be parsed.
    private func wantsJSON(_ command: any Command.Type, _ arguments: [String]) -> Bool {
        command.specification.option("json") != nil && arguments.prefix { $0 != "--" }.contains("--json")
    }

    private func unknown(_ name: String) -> Int32 {
        let known = CommandList.all.map { $0.specification }.filter { !$0.isHidden }.map(\.name)
        let error = UsageError(
            "There is no command “\(name)”.", didYouMean: closest(to: name, in: known))
        context.console.complain("intents: \(error.message)")
        context.console.complain("“intents --help” lists the commands.")
        return 2
    }
}
