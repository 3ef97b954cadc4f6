import Glibc
import IntentsClient
import IntentsLink

extension CommandContext {
    /// The variables that the tool reads or hands to the daemon; no others are looked at.
    private static let variables = [
        "HOME", "PATH", "USER", "LOGNAME", "TMPDIR", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_STATE_HOME",
        "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "LC_ALL", "LC_MESSAGES", "LANG", "TZ", "NO_COLOR", "TERM", "CI",
        "DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "LD_LIBRARY_PATH",
    ]

    /// Those that only concern this process: a daemon outlives the terminal it was started from.
    private static let ownVariables: Set = ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM", "CI"]

    /// The context of the running process.
    static func ofThisProcess() -> CommandContext {
        var environment: [String: String] = [:]
        for name in variables {
            if let value = getenv(name) { environment[name] = String(cString: value) }
        }
        let program = executablePath()
        let locations = Locations(environment: environment, userID: getuid())
        return CommandContext(
            console: .standard(environment), environment: environment, programPath: program,
            workingDirectory: currentDirectory(),
            connector: DaemonConnector(
                locations: locations, launcher: launcher(beside: program, environment, locations)))
    }

    private static func launcher(
        beside program: String, _ environment: [String: String], _ locations: Locations
    ) -> DaemonLauncher? {
        guard let executable = DaemonLauncher.find(beside: program, path: environment["PATH"]) else { return nil }
        return DaemonLauncher(
            executable: executable, environment: environment.filter { !ownVariables.contains($0.key) },
            logPath: locations.daemonLogPath)
    }

    private static func executablePath() -> String {
        path { readlink("/proc/self/exe", $0, $1) } ?? CommandLine.arguments.first ?? "intents"
    }

    private static func currentDirectory() -> String {
        path { getcwd($0, $1).map { strlen($0) } ?? -1 } ?? "/"
    }

    /// A path that a system call writes into a buffer, with its length.
    private static func path(_ fill: (UnsafeMutablePointer<CChar>, Int) -> Int) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let length = fill(start, buffer.count)
            guard length > 0 else { return nil }
            return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
        }
    }
}
