import CPlatform
import Glibc
import IntentsLink
import IntentsModel

/// Starts programs as children of this process: bound to it, extensions with limits and, where that can be, in a sandbox.
package struct SystemLauncher: ProcessLauncher {
    /// The daemon's environment.
    private let environment: [String: String]
    private let sandbox: Sandbox?
    private let limits: ExtensionLimits

    package init(
        environment: [String: String], sandbox: Sandbox? = nil, limits: ExtensionLimits = ExtensionLimits()
    ) {
        self.environment = environment
        self.sandbox = sandbox
        self.limits = limits
    }

    package func launch(_ program: AppProgram) throws(RunError) -> LaunchedProcess {
        // A sandbox would start, and only then find nothing to run.
        guard access(program.executable, X_OK) == 0 else {
            throw .launchFailed(program, String(cString: strerror(errno)))
        }
        var sockets: [Int32] = [-1, -1]
        guard platform_socket_pair(&sockets) >= 0 else {
            throw .launchFailed(program, "no socket could be made for it")
        }
        defer { close(sockets[1]) }
        let output = ProgramOutput(log: AppLog(path: program.logPath), start: AppLog(path: program.logPath).size)
        let log = open(program.logPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        defer { if log >= 0 { close(log) } }
        let launch = LaunchIdentity.next()
        let pid = LaunchThread.shared.start(start(of: program, launch, link: sockets[1], output: log))
        guard pid > 0 else {
            close(sockets[0])
            throw .launchFailed(program, String(cString: strerror(-pid)))
        }
        let end = Deferred<ProcessEnd>()
        watch(pid, program, launch, output, into: end)
        let confinement =
            program.isExtension
            ? Confinement(
                isSandboxed: sandbox != nil, isOffline: sandbox != nil && !program.hasNetwork,
                descriptors: limits.descriptors) : Confinement()
        return LaunchedProcess(pid: pid, link: sockets[0], end: end, confinement: confinement) {
            // The program leads a group, which keeps its number as long as anybody is in it.
            if end.current == nil { kill(-pid, $0) }
        }
    }

    private func start(
        of program: AppProgram, _ launch: LaunchIdentity, link: Int32, output: Int32
    ) -> ProgramStart {
        var variables = program.environment(from: environment)
        variables[LinkEnvironment.launch] = launch.text
        var start = ProgramStart(
            executable: program.executable, environment: variables, workingDirectory: program.container, link: link,
            output: output, errorOutput: output, limits: program.isExtension ? limits.limits : [], isBound: true)
        if let sandbox, program.isExtension {
            start.executable = sandbox.executable
            start.arguments = sandbox.arguments(
                for: program.executable, container: program.container, hasNetwork: program.hasNetwork)
        }
        return start
    }

    /// Tells how the program ended, once nothing is left of it.
    private func watch(
        _ pid: pid_t, _ program: AppProgram, _ launch: LaunchIdentity, _ output: ProgramOutput,
        into end: Deferred<ProcessEnd>
    ) {
        let isConfined = sandbox != nil && program.isExtension
        ProgramWatch(pid: pid, log: output.log) { outer, outerMemory in
            let peakMemory = max(outerMemory, Descendants.end(of: launch, group: pid))
            let inner = isConfined ? Sandbox.inner(outer) : outer
            guard program.isExtension else { return end.resolve(inner) }
            end.resolve(limits.explain(inner, peakMemory: peakMemory, said: output.fatalError))
        }.start()
    }
}

extension AppProgram {
    fileprivate var isExtension: Bool { kind != .app }
}
