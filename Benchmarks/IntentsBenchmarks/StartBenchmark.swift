import Foundation

/// `intents run` as a whole process, the daemon and the app up, against a command that does nothing.
struct StartBenchmark {
    static let runs = 60
    /// The command and its arguments.
    var measured: [String]
    var trivial: String

    func run() -> [Figure] {
        var commands = Samples()
        var nothing = Samples()
        for run in 0..<(Self.runs + 5) {
            let first = time(measured)
            let second = time([trivial])
            guard run >= 5 else { continue }
            commands.add(first)
            nothing.add(second)
        }
        return [
            Figure(name: "a command that does nothing, whole process", value: rounded(nothing.median / 1000, "ms")),
            Figure(
                name: "`intents run` of an empty intent, whole process", value: rounded(commands.median / 1000, "ms"),
                ratio: commands.median / nothing.median, limit: 3),
        ]
    }

    private func time(_ command: [String]) -> Duration {
        let sink = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(sink) }
        return ContinuousClock().measure {
            let pid = ChildProcess.spawn(
                command[0], arguments: command, environment: ProcessInfo.processInfo.environment, link: -1,
                output: sink)
            let status = ChildProcess.wait(for: pid)
            precondition(status == 0, "\(command.joined(separator: " ")) exited with \(status)")
        }
    }
}
