import Glibc
import IntentsLink
import IntentsModel

/// Starts the daemon, detached from the terminal and the session of the client that needs it.
package struct DaemonLauncher: Hashable, Sendable {
    /// The path of `intentsd`.
    package var executable: String
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

    /// Starts the daemon.
    /// - Returns: the daemon, for noticing that it ended at once.
    package func start() throws -> StartedDaemon {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        addStreams(to: &actions)
        prepareSession(&attributes)
        let arguments = CStrings([executable])
        let variables = CStrings(environment.map { "\($0.key)=\($0.value)" }.sorted())
        var process: pid_t = 0
        let status = withExtendedLifetime((arguments, variables)) {
            posix_spawn(&process, executable, &actions, &attributes, arguments.pointers, variables.pointers)
        }
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
        guard status == 0 else { throw RunError.daemonNotStarted(self, "\(String(cString: strerror(status))).") }
        return StartedDaemon(process: process)
    }

    private func addStreams(to actions: inout posix_spawn_file_actions_t) {
        let output = logPath.flatMap { canAppend(to: $0) ? $0 : nil } ?? "/dev/null"
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
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

    /// A session of its own, so that Ctrl-C and the end of the terminal do not reach it; signals as a fresh process has them.
    private func prepareSession(_ attributes: inout posix_spawnattr_t) {
        // POSIX_SPAWN_SETSID is a macro that the Glibc module does not show.
        let newSession: Int32 = 0x80
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let flags = newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        posix_spawnattr_setflags(&attributes, Int16(flags))
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

/// A null-terminated array of C strings.
private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) {
        pointers = strings.map { strdup($0) } + [nil]
    }

    deinit { pointers.forEach { free($0) } }
}
