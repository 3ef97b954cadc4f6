import CPlatform
import Glibc
import IntentsLink
import IntentsModel

/// The program `intentsd`: the only place that reads its environment and arguments.
package enum DaemonProgram {
    /// Runs the daemon until it leaves.
    /// - Parameter desktopSession: makes the session of a daemon with a screen, of the one whose lock commands move.
    /// - Returns: the exit status.
    package static func run(
        arguments: [String], desktopSession: (any SessionState) -> any SessionState
    ) async -> Int32 {
        let options: DaemonOptions
        do {
            options = try DaemonOptions(arguments)
        } catch {
            write("intentsd: \(error)\n\(DaemonOptions.usage)")
            return 2
        }
        if let text = options.answer {
            print(text)
            return 0
        }
        let signals = TerminationSignals()
        // What a program leaves behind comes to us, and to no one before us.
        platform_become_subreaper()
        WaitingThread.start { Descendants.endThoseOfDeadDaemons() }
        do {
            let daemon = try await Daemon.start(configuration(options, desktopSession))
            signals.onSignal { await daemon.stopSoon() }
            await daemon.waitUntilFinished()
            return 0
        } catch let error as DaemonError where error.isRunning {
            report(error.description)
            return 0
        } catch let error as RunError {
            report(error.message)
        } catch {
            report("\(error)")
        }
        return 1
    }

    private static func configuration(
        _ options: DaemonOptions, _ desktopSession: (any SessionState) -> any SessionState
    ) -> DaemonConfiguration {
        let environment = processEnvironment()
        var policy = SystemPolicy()
        policy.isHeadless = options.isHeadless
        if let idle = options.idleExit { policy.daemonIdleTime = idle == 0 ? nil : .seconds(idle) }
        let locations = Locations(environment: environment, userID: getuid())
        let confinement = Sandbox.find(environment: environment, locations: locations)
        let session = ManualSession(path: locations.sessionLockPath)
        return DaemonConfiguration(
            locations: locations, policy: policy,
            launcher: SystemLauncher(environment: environment, sandbox: confinement.sandbox),
            session: options.isHeadless ? session : desktopSession(session), confinement: confinement,
            collectsOrphans: true, links: DesktopLinkOpener(environment: environment),
            buildID: BuildIdentity.ofThisProcess() ?? "",
            log: report)
    }

    private static func processEnvironment() -> [String: String] {
        var variables: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            let text = String(cString: entry)
            if let equals = text.firstIndex(of: "=") {
                variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
            }
            next += 1
        }
        return variables
    }

    /// Writes a line of the log, which is our error stream.
    @Sendable private static func report(_ sentence: String) { write(DaemonLogLine.text(sentence, of: getpid())) }

    private static func write(_ line: String) {
        _ = "\(line)\n".withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
    }
}

/// Hears SIGTERM and SIGINT on a thread of its own, because nothing may be done in a signal handler.
private struct TerminationSignals {
    private var signals = sigset_t()

    /// Blocks the signals; to be done before any other thread is started, which then blocks them too.
    init() {
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        // A client that went away is an error of the write to it, not the end of the daemon.
        signal(SIGPIPE, SIG_IGN)
    }

    func onSignal(_ body: @escaping @Sendable () async -> Void) {
        let signals = signals
        WaitingThread.start {
            var awaited = signals
            var received: Int32 = 0
            // The thread waits in the kernel, so what a signal causes needs a task.
            while sigwait(&awaited, &received) == 0 { Task { await body() } }
        }
    }
}
