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

/// Connects to an address and port, as in `127.0.0.1:80`.
@Sendable func connectTo(_ place: String) -> PerformReply {
    let parts = place.split(separator: ":")
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = (parts.last.flatMap { UInt16($0) } ?? 0).bigEndian
    inet_pton(AF_INET, String(parts[0]), &address.sin_addr)
    let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
    return result == 0 ? .value("connected") : .failed(RunError(.threw, "\(String(cString: strerror(errno)))."))
}

/// Opens what it never closes, until no more can be opened.
@Sendable func hoard() -> PerformReply {
    while open("/dev/null", O_RDONLY) >= 0 {}
    return .failed(RunError(.threw, "\(String(cString: strerror(errno)))."))
}

/// Spoils the link in the way that a text names, so that the reply is lost.
@Sendable func spoil(_ link: Int32, _ how: String) {
    let stranger = Array(#"{"jsonrpc":"2.0","id":99999999,"result":{}}"#.utf8)
    let bytes: [UInt8] =
        switch how {
        case "cut": [0, 0, 1, 0, UInt8(ascii: "{")]
        case "stranger": [0, 0, 0, UInt8(stranger.count)] + stranger
        default: Array("not a frame at all".utf8)
        }
    _ = bytes.withUnsafeBytes { write(link, $0.baseAddress, $0.count) }
    shutdown(link, Int32(SHUT_WR))
}

@Sendable func environment(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

@Sendable func workingDirectory() -> String { FileManager.default.currentDirectoryPath }

if unlink("crash-before-hello") == 0 { crash() }

let inherited = Int32(environment(LinkEnvironment.descriptor))

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
    "Lose": { request, _ in
        guard case .string(let how) = request.parameters["text"], let inherited else { return .value("nothing") }
        spoil(inherited, how)
        await wait()
    },
    "Hoard": { _, _ in hoard() },
    "Connect": { request, _ in
        guard case .string(let place) = request.parameters["text"] else { return .value("") }
        return connectTo(place)
    },
    // Comes to every event that a run can have between its start and its end.
    "Tour": { request, connection in
        try connection.notify(
            ProgressNotification(runID: request.runID, progress: ProgressState(completed: 1, total: 2, fraction: 0.5)))
        guard request.parameters["text"] != nil else { return .needsValue(parameter: "text", dialog: "What?") }
        _ = try await connection.send(
            ContinueInForegroundRequest(runID: request.runID, dialog: nil, alwaysConfirm: false))
        return .finished(PerformedResult(opened: OpenedValue(action: "Echo", parameters: ["text": .string("tea")])))
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
    let plants = ["Water Mint", "Apple Mint"].map { name in
        EntityValue(typeName: "Plant", identifier: name, display: DisplayValue(title: name))
    }
    let found =
        switch request.selection {
        case .matching("mint"): plants
        case .identifiers(let names): plants.filter { names.contains($0.identifier) }
        default: [EntityValue]()
        }
    return EntityPage(sections: [EntitySection(entities: found)])
}
let link: LinkConnection
let handlers = app.handlers(leave: { exit(0) })
if let inherited {
    link = LinkConnection(descriptor: inherited, handlers: handlers)
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
