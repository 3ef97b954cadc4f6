import IntentsLink
import IntentsModel

/// What is needed to start an app or an extension.
package struct AppProgram: Hashable, Sendable {
    package var executable: String
    package var bundleIdentifier: String
    package var bundlePath: String
    package var kind: ProcessKind
    /// Also the working directory.
    package var container: String
    /// Where its output goes.
    package var logPath: String
    /// Whether an extension reaches the network.
    package var hasNetwork = false

    /// Variables of the daemon that an app may see; everything else stays here.
    private static let inherited = [
        "HOME", "USER", "LOGNAME", "PATH", "LANG", "LANGUAGE", "TZ", "XDG_RUNTIME_DIR", "DISPLAY", "WAYLAND_DISPLAY",
        "DBUS_SESSION_BUS_ADDRESS", "LD_LIBRARY_PATH",
    ]

    /// The environment of the program.
    /// - Parameter daemon: the daemon's own.
    package func environment(from daemon: [String: String]) -> [String: String] {
        var environment = daemon.filter { Self.inherited.contains($0.key) || $0.key.hasPrefix("LC_") }
        environment["TMPDIR"] = "\(container)/tmp"
        environment[LinkEnvironment.descriptor] = "3"
        environment[LinkEnvironment.bundleIdentifier] = bundleIdentifier
        environment[LinkEnvironment.bundlePath] = bundlePath
        environment[LinkEnvironment.container] = container
        environment[LinkEnvironment.kind] = kind.rawValue
        return environment
    }
}
