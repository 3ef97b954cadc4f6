/// Every place in the file system that the product uses; only entry points read the environment, all else takes this.
package struct Locations: Hashable, Sendable {
    /// Sockets and the lock file: `$XDG_RUNTIME_DIR/open-app-intents`, else `/tmp/open-app-intents-$UID`; mode 0700.
    package var runtimeDirectory: String
    /// Installed apps, containers and the store: `$XDG_DATA_HOME/open-app-intents`.
    package var dataDirectory: String
    /// Logs: `$XDG_STATE_HOME/open-app-intents`.
    package var stateDirectory: String

    package init(runtimeDirectory: String, dataDirectory: String, stateDirectory: String) {
        self.runtimeDirectory = runtimeDirectory
        self.dataDirectory = dataDirectory
        self.stateDirectory = stateDirectory
    }

    /// The places that an environment names.
    /// - Parameters:
    ///   - environment: the variables of the process.
    ///   - userID: the numeric user id, for the folder below `/tmp`.
    package init(environment: [String: String], userID: UInt32) {
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? HomeFolder.ofUser(userID)
        func folder(_ variable: String, else fallback: String) -> String {
            guard let path = environment[variable], path.hasPrefix("/") else { return fallback }
            return path
        }
        let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        self.init(
            runtimeDirectory: runtime.map { "\($0)/open-app-intents" } ?? "/tmp/open-app-intents-\(userID)",
            dataDirectory: folder("XDG_DATA_HOME", else: "\(home)/.local/share") + "/open-app-intents",
            stateDirectory: folder("XDG_STATE_HOME", else: "\(home)/.local/state") + "/open-app-intents")
    }

    /// The socket that clients, and apps a person started, connect to.
    package var socketPath: String { "\(runtimeDirectory)/intentsd.socket" }
    /// Is there while `intents lock` holds the session locked.
    package var sessionLockPath: String { "\(runtimeDirectory)/session.locked" }
    /// Held by the one running daemon, and says which it is.
    package var lockPath: String { "\(runtimeDirectory)/intentsd.lock" }
    /// Shared by all daemons that use the store.
    package var storeLockPath: String { "\(dataDirectory)/store.lock" }
    package var storePath: String { "\(dataDirectory)/store.sqlite" }
    /// Installed bundles, one folder per bundle identifier.
    package var appsDirectory: String { "\(dataDirectory)/Applications" }
    /// The containers of installed apps, one folder per bundle identifier.
    package var containersDirectory: String { "\(dataDirectory)/Containers" }
    package var logsDirectory: String { "\(stateDirectory)/Logs" }
}
