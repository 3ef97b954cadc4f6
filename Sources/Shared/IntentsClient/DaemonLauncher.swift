import Glibc
import IntentsLink
import IntentsModel

/// Starts the daemon, detached from the terminal and the session of the client that needs it.
package struct DaemonLauncher: Hashable, Sendable {
    /// The path of `intentsd`.
    package var executable: String
    /// What it is started with.
    package var arguments: [String] = []
    /// The daemon's own environment; what belongs to one request, like the locale, travels with the request.
    package var environment: [String: String]
    /// Where its output goes; nowhere when absent.
    package var logPath: String?

    package init(executable: String, environment: [String: String], logPath: String? = nil) {
        self.executable = executable
        self.environment = environment
        self.logPath = logPath
    }

    /// The identity of the build that would be started.
    package var buildID: String? { BuildIdentity.ofExecutable(at: executable) }

    /// Looks for `intentsd` beside the running program, then in `path`.
    /// - Parameters:
    ///   - program: the path of the running executable.
    ///   - path: the search path, folders separated by colons; relative ones are skipped.
    package static func find(beside program: String, path: String?) -> String? {
        let own = program.lastIndex(of: "/").map { String(program[..<$0]) }
        let folders = (path ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        return ([own].compactMap(\.self) + folders).map { "\($0)/intentsd" }.first(where: isExecutableFile)
    }

    /// Starts the daemon, at the root folder and with none of this process's descriptors: whoever waits for one of them to be
    /// closed does not wait for the daemon.
    /// - Returns: the daemon, for noticing that it ended at once.
    package func start() throws -> StartedDaemon {
        let path = logPath.flatMap { canAppend(to: $0) ? $0 : nil } ?? "/dev/null"
        let output = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        defer { close(output) }
        let process = ProgramStart(
            executable: executable, arguments: arguments, environment: environment, workingDirectory: "/",
            output: output, errorOutput: output
        ).start()
        guard process > 0 else { throw RunError.daemonNotStarted(self, "\(String(cString: strerror(-process))).") }
        return StartedDaemon(process: process)
    }

    /// What a daemon that was started said last in its log.
    func lastSentence(of daemon: StartedDaemon) -> String? {
        guard let path = logPath else { return nil }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var end = [UInt8](repeating: 0, count: 1 << 16)
        let start = max(0, lseek(descriptor, 0, SEEK_END) - end.count)
        let count = pread(descriptor, &end, end.count, start)
        guard count > 0 else { return nil }
        let lines = String(decoding: end[..<count], as: UTF8.self).split(separator: "\n")
        return lines.reversed().lazy.compactMap { DaemonLogLine.sentence(in: $0, of: daemon.process) }.first
    }

    /// Whether the log can be written; a home that is not writable must not keep the daemon from saying so itself.
    func canAppend(to path: String) -> Bool {
        for slash in path.indices.dropFirst() where path[slash] == "/" {
            mkdir(String(path[..<slash]), 0o700)
        }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        return true
    }
}

extension Locations {
    /// What the daemon prints, above all why it could not start.
    package var daemonLogPath: String { "\(stateDirectory)/intentsd.log" }
}

private func isExecutableFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
}
