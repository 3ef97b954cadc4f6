import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel
import ProbeApp

// A real program for tests of what only real processes show: its surroundings, crashes, and silence.

/// Blocks for ever the way a main thread in an endless loop does.
func block() -> Never {
    while true { sleep(1000) }
}

/// Ends the program the way a bug in app code does.
@Sendable func crash() -> Never {
    signal(SIGSEGV, SIG_DFL)
    kill(getpid(), SIGSEGV)
    block()
}

/// Waits where a signal can end it, after it has said that it does.
@Sendable func wait() async -> Never {
    FileManager.default.createFile(atPath: "blocked", contents: nil)
    while true { try? await Task.sleep(for: .seconds(1000)) }
}

/// Starts programs that never end.
/// - Parameter command: how each is started.
@Sendable func startChildren(_ command: [String]) -> [pid_t] {
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    return (0..<3).map { _ in
        var pid = pid_t()
        posix_spawn(&pid, command[0], nil, nil, &words, environ)
        return pid
    }
}

/// Uses memory until there is none.
@Sendable func swallow() {
    var kept: [UnsafeMutableRawPointer] = []
    while let memory = malloc(1 << 20) {
        memset(memory, 1, 1 << 20)
        kept.append(memory)
    }
    crash()
}

@Sendable func environment(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

@Sendable func workingDirectory() -> String { FileManager.default.currentDirectoryPath }

if unlink("crash-before-hello") == 0 { crash() }

var app = ProbeApp(environment(LinkEnvironment.bundleIdentifier))
app.actions = [
    "Echo": { request, _ in
        print("echo")
        fflush(nil)
        return .finished(PerformedResult(value: request.parameters["text"]))
    },
    "Crash": { _, _ in crash() },
    "Leave": { _, _ in exit(7) },
    // Ignores cancellation, as code that never returns does.
    "Block": { _, _ in await wait() },
    "Ask": { request, connection in
        _ = try await connection.send(AskRequest(runID: request.runID, prompt: Prompt(.value, dialog: "Which?")))
        return .value("asked")
    },
    "FloodErrors": { _, _ in
        let line = Array(String(repeating: "x", count: 1023).utf8) + [10]
        for _ in 0..<50_000 { _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) } }
        return .value("flooded")
    },
    "FloodLink": { _, connection in
        for _ in 0..<20_000 { try? connection.notify(ShortcutParametersChanged()) }
        return .value("flooded")
    },
    "Fork": { request, _ in
        let isSession = request.parameters["text"] == .string("session")
        let children = startChildren(isSession ? ["/usr/bin/setsid", "sleep", "1000"] : ["/bin/sleep", "1000"])
        return .value(children.map { "\($0)" }.joined(separator: " "))
    },
    "Spin": { _, _ in while true {} },
    "Swallow": { _, _ in
        swallow()
        return .value("swallowed")
    },
    "Write": { request, _ in
        guard case .string(let path) = request.parameters["text"] else { return .value("nothing") }
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
        guard descriptor >= 0 else { return .failed(RunError(.threw, String(cString: strerror(errno)))) }
        close(descriptor)
        return .value("written")
    },
    "Surroundings": { request, _ in
        let name = if case .string(let name) = request.parameters["text"] { name } else { "" }
        switch name {
        case "directory": return .value(workingDirectory())
        case "descriptors":
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
            return .value("\(limit.rlim_cur)")
        // In a space of its own it is one of the first.
        case "processes": return .value(getpid() < 10 ? "own" : "shared")
        default: return .value(environment(name))
        }
    },
]
app.entities = { request in
    if case .matching("crash") = request.selection { crash() }
    if case .matching("block") = request.selection { await wait() }
    return EntityPage(sections: [])
}
let inherited = environment(LinkEnvironment.descriptor)
let link: LinkConnection
let handlers = app.handlers(leave: { exit(0) })
if let descriptor = Int32(inherited) {
    link = LinkConnection(descriptor: descriptor, handlers: handlers)
    link.start()
} else {
    app.bundleIdentifier = CommandLine.arguments[1]
    link = try LinkConnection.connect(path: CommandLine.arguments[2], handlers: handlers)
}
do {
    try await app.greet(link)
    print("greeted")
    fflush(nil)
} catch {
    print((error as? RunError)?.message ?? "\(error)")
    exit(9)
}
_ = await link.waitUntilClosed()
