import CPlatform
import Glibc
import IntentsLink
import IntentsModel

/// Starts programs; tests put an app in a task of their own behind it.
package protocol ProcessLauncher: Sendable {
    /// Starts a program with a link.
    func launch(_ program: AppProgram) throws(RunError) -> LaunchedProcess
}

/// A program that was started.
package struct LaunchedProcess: Sendable {
    package var pid: Int32
    /// The daemon's end of the link.
    package var link: Int32
    package var end: Deferred<ProcessEnd>
    /// Sends a signal; does nothing once the process has ended.
    package var signal: @Sendable (Int32) -> Void

    package init(pid: Int32, link: Int32, end: Deferred<ProcessEnd>, signal: @escaping @Sendable (Int32) -> Void) {
        self.pid = pid
        self.link = link
        self.end = end
        self.signal = signal
    }
}

/// Starts programs as children of this process.
package struct SystemLauncher: ProcessLauncher {
    /// The daemon's environment.
    private let environment: [String: String]

    package init(environment: [String: String]) { self.environment = environment }

    package func launch(_ program: AppProgram) throws(RunError) -> LaunchedProcess {
        var sockets: [Int32] = [-1, -1]
        guard platform_socket_pair(&sockets) >= 0 else {
            throw .launchFailed(program, "no socket could be made for it")
        }
        defer { close(sockets[1]) }
        let log = open(program.logPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        defer { if log >= 0 { close(log) } }
        let pid = spawn(program, link: sockets[1], output: log)
        guard pid > 0 else {
            close(sockets[0])
            throw .launchFailed(program, String(cString: strerror(-pid)))
        }
        let end = Deferred<ProcessEnd>()
        Self.reap(pid, into: end)
        return LaunchedProcess(pid: pid, link: sockets[0], end: end) { signal in
            // A child keeps its number until it is reaped, so the signal cannot reach a stranger.
            if end.current == nil { kill(pid, signal) }
        }
    }

    private func spawn(_ program: AppProgram, link: Int32, output: Int32) -> Int32 {
        ProgramStart(
            executable: program.executable, environment: program.environment(from: environment),
            workingDirectory: program.container, link: link, output: output, errorOutput: output
        ).start()
    }

    /// Waits for the end of a child on a thread of its own: there is no descriptor of ours that tells how it ended.
    private static func reap(_ pid: Int32, into end: Deferred<ProcessEnd>) {
        WaitingThread.start {
            var result = platform_exit()
            guard platform_wait(pid, true, &result) >= 0 else { return end.resolve(.unknown) }
            end.resolve(result.was_signalled ? .signalled(result.status) : .exited(status: result.status))
        }
    }
}

extension RunError {
    static func launchFailed(_ program: AppProgram, _ reason: String) -> RunError {
        RunError(
            .launchFailed,
            "\(program.executable) could not be started: \(reason). Install the app again if its files were changed.")
    }
}
