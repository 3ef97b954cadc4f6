import IntentsLink
import IntentsModel

extension IntentsClient {
    /// Installs the bundle at a path, or upgrades the app that has its identifier.
    package func install(bundleAt path: String) async throws -> InstalledApp {
        try await send(InstallRequest(path: path))
    }

    /// Removes an app; with `purge` also its data.
    package func uninstall(_ app: String, purge: Bool) async throws -> InstalledApp {
        try await send(UninstallRequest(app: app, purge: purge))
    }

    /// The installed apps.
    package func apps() async throws -> [InstalledApp] {
        try await send(ListAppsRequest())
    }

    /// Starts an app if needed and makes it frontmost.
    package func open(_ app: String) async throws -> InstalledApp {
        try await send(OpenAppRequest(app: app))
    }

    /// An app's output, or the history of runs without one.
    package func log(of app: String?, limit: Int) async throws -> LogReply {
        try await send(LogRequest(app: app, limit: limit))
    }

    /// Has the daemon tell what happens in the runs of one app, or of all, from now on.
    package func followRuns(of app: String?) async throws {
        _ = try await send(FollowRunsRequest(app: app))
    }

    /// Checks the system and one app, or all.
    package func diagnose(_ app: String?) async throws -> [Finding] {
        try await send(DoctorRequest(app: app))
    }

    /// Locks or unlocks the session, where no screen does.
    package func setLocked(_ isLocked: Bool) async throws -> SessionStatus {
        try await send(LockSessionRequest(isLocked: isLocked))
    }

    /// What the daemon says of itself.
    package func status() async throws -> DaemonStatus {
        try await send(ClientHelloRequest(protocolVersion: LinkProtocol.version, buildID: ""))
    }

    /// Asks the daemon to leave once its runs are done.
    package func stopDaemon() async throws {
        _ = try await send(StopDaemonRequest())
    }
}
