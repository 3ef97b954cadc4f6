import Glibc
import IntentsModel

extension CommandLineTool {
    /// Runs the command line of this process.
    /// - Returns: the exit status.
    static func runThisProcess() async -> Int32 {
        var tool = CommandLineTool(context: .ofThisProcess())
        let arguments = argumentsOfThisProcess()
        // Before anything that takes time: a signal that nobody hears ends the process without a word.
        tool.context.interrupts = InterruptWatch { [tool] in
            tool.end(arguments.map { String(decoding: $0, as: UTF8.self) })
        }
        return await tool.run(bytes: arguments)
    }

    /// As they are: the standard library replaces what is not UTF-8.
    private static func argumentsOfThisProcess() -> [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
        }
    }

    /// Ends the process of a command line that a signal has ended; people see nothing, for they know.
    private func end(_ arguments: [String]) -> Never {
        let document = cancellation(of: arguments)
        context.document.end(RunOutcome.cancelled.exitStatus) {
            if let document { context.console.print(document.rendered()) }
        }
    }
}
