import CPlatform
import Glibc
import IntentsLink
import IntentsModel

/// The confinement of extensions by bubblewrap: they read the file system, write in their container alone, see no processes
/// but their own, and reach the network only when their property list says so.
package struct Sandbox: Hashable, Sendable {
    /// The `bwrap` program.
    package let executable: String
    /// A folder that they do not see: the one with the daemon's socket.
    let hidden: String

    /// Whether extensions can be confined on this machine.
    package enum Support: Hashable, Sendable {
        case available(Sandbox)
        /// With the reason, as a clause.
        case missing(String)
    }

    /// Looks for bubblewrap and tries it: machines may have it and still forbid what it does, as containers often do.
    package static func find(environment: [String: String], locations: Locations) -> Support {
        let places = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { String($0) + "/bwrap" }
        guard let path = places.first(where: { (place: String) in access(place, X_OK) == 0 }) else {
            return .missing("bubblewrap (bwrap) is not installed")
        }
        let sandbox = Sandbox(executable: path, hidden: "/tmp")
        let trial = sandbox.arguments(for: "/bin/true", container: "/tmp", hasNetwork: false, hides: false)
        var program = ProgramStart(executable: path, arguments: trial, environment: [:])
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nothing) }
        (program.output, program.errorOutput) = (nothing, nothing)
        var result = platform_exit()
        let pid = program.start()
        guard pid > 0, platform_wait(pid, true, &result) == 0, !result.was_signalled, result.status == 0 else {
            return .missing("\(path) cannot make namespaces here, as is usual inside containers")
        }
        return .available(Sandbox(executable: path, hidden: locations.runtimeDirectory))
    }

    /// The arguments that run a program confined.
    package func arguments(for program: String, container: String, hasNetwork: Bool, hides: Bool = true) -> [String] {
        let spaces = ["--unshare-pid", "--unshare-ipc"] + (hasNetwork ? [] : ["--unshare-net"])
        let files = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
        return spaces + files + (hides ? ["--tmpfs", hidden] : [])
            + ["--bind", container, container, "--chdir", container, "--die-with-parent", "--", program]
    }

    /// How a program ended, read from the status of `bwrap`, which tells signals as shells do.
    static func inner(_ end: ProcessEnd) -> ProcessEnd {
        guard case .exited(let status) = end, status > 128, status <= 128 + highestSignal else { return end }
        return .signalled(status - 128)
    }

    /// The highest signal of Linux; the library's is a function.
    private static let highestSignal: Int32 = 64
}

extension Sandbox.Support {
    /// The sandbox to use, when there is one.
    package var sandbox: Sandbox? {
        if case .available(let sandbox) = self { sandbox } else { nil }
    }
}
