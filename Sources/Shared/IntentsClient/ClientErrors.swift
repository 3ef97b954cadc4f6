import IntentsLink
import IntentsModel

extension RunError.Code {
    /// No daemon answers, and none could be started.
    package static let daemonUnavailable: RunError.Code = "daemonUnavailable"
    /// The daemon went away before it answered.
    package static let connectionLost: RunError.Code = "connectionLost"
}

extension RunError {
    static func daemonNotFound(_ socketPath: String) -> RunError {
        RunError(
            .daemonUnavailable,
            "The intents daemon does not run (nobody listens at \(socketPath)), and there is no executable intentsd beside "
                + "intents or in PATH to start: build it with “swift build --product intentsd”.")
    }

    static func daemonNotStarted(_ launcher: DaemonLauncher, _ reason: String) -> RunError {
        let whereToLook =
            launcher.logPath.map { path in
                launcher.canAppend(to: path)
                    ? " Its messages are in \(path)."
                    : " Nor can its messages be written to \(path): make that folder writable, or let HOME name one that is."
            } ?? ""
        return RunError(.daemonUnavailable, "\(launcher.executable) could not be started: \(reason)\(whereToLook)")
    }

    static func daemonOfAnotherHome(_ process: Int32, _ theirs: String, ours: String) -> RunError {
        RunError(
            .daemonUnavailable,
            "The intents daemon that answers (process \(process)) keeps its apps in \(theirs), not in \(ours): stop it with "
                + "“intents daemon stop”, or set XDG_RUNTIME_DIR to a folder that only this home uses.")
    }

    static func connectionLost(_ error: LinkError) -> RunError {
        RunError(
            .connectionLost,
            "The connection to the intents daemon ended before it answered: \(error.message) Try again; “intents log” shows "
                + "what was run.")
    }
}

/// Calls the daemon and turns every error into the one kind that commands report.
func reporting<Reply>(_ call: () async throws -> Reply) async throws -> Reply {
    do {
        return try await call()
    } catch let error as LinkError {
        throw RunError.connectionLost(error)
    }
}
