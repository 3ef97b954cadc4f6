import CPlatform
import Glibc
import IntentsLink

/// Opens links in the person's desktop; what a desktop is, is decided where the daemon is put together.
package protocol LinkOpener: Sendable {
    /// Opens a link with what the person uses for it.
    /// - Returns: whether there is anything here that opens links.
    func open(_ link: String) -> Bool
}

/// For a system without a desktop.
package struct NoLinkOpener: LinkOpener {
    package init() {}

    package func open(_ link: String) -> Bool { false }
}

/// Opens links with the desktop's own command, `xdg-open`.
package struct DesktopLinkOpener: LinkOpener {
    /// The daemon's environment, which names the desktop's session.
    private let environment: [String: String]

    package init(environment: [String: String]) { self.environment = environment }

    package func open(_ link: String) -> Bool {
        guard let command else { return false }
        // A link begins with its scheme, so it cannot be taken for an option; no shell sees it.
        let nowhere = Glibc.open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nowhere) }
        let pid = ProgramStart(
            executable: command, arguments: [link], environment: environment, workingDirectory: "/", output: nowhere,
            errorOutput: nowhere
        ).start()
        guard pid > 0 else { return false }
        // It may stay as long as what it starts; nobody waits for that, but its end has to be collected.
        WaitingThread.start {
            var result = platform_exit()
            platform_wait(pid, true, &result)
        }
        return true
    }

    private var command: String? {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return folders.filter { $0.hasPrefix("/") }.map { "\($0)/xdg-open" }.first { access($0, X_OK) == 0 }
    }
}
