import Glibc
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
    package var confinement: Confinement
    /// Sends a signal; does nothing once the process has ended.
    package var signal: @Sendable (Int32) -> Void

    package init(
        pid: Int32, link: Int32, end: Deferred<ProcessEnd>, confinement: Confinement = Confinement(),
        signal: @escaping @Sendable (Int32) -> Void
    ) {
        self.pid = pid
        self.link = link
        self.end = end
        self.confinement = confinement
        self.signal = signal
    }
}

extension RunError {
    static func launchFailed(_ program: AppProgram, _ reason: String) -> RunError {
        RunError(
            .launchFailed,
            "\(program.executable) could not be started: \(reason). Install the app again if its files were changed.")
    }
}
