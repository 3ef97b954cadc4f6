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

@Sendable func environment(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

@Sendable func workingDirectory() -> String { FileManager.default.currentDirectoryPath }

var app = ProbeApp(environment(LinkEnvironment.bundleIdentifier))
app.actions = [
    "Echo": { request, _ in
        print("echo")
        fflush(nil)
        return .finished(PerformedResult(value: request.parameters["text"]))
    },
    "Crash": { _, _ in crash() },
    "Leave": { _, _ in exit(7) },
    "Block": { _, _ in
        // Ignores cancellation, as code that never returns does.
        while true { try? await Task.sleep(for: .seconds(1000)) }
    },
    "Surroundings": { request, _ in
        let name = if case .string(let name) = request.parameters["text"] { name } else { "" }
        return .value(name == "directory" ? workingDirectory() : environment(name))
    },
]
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
