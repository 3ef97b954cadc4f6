import CPlatform
import Foundation
import IntentsLink
import Testing

/// A person's shell: a home of its own, the built commands on the path, and what a command printed.
struct Terminal: Sendable {
    let home: URL

    /// What one command did.
    struct Result: Sendable {
        var status: Int32
        var output: String
        var errors: String

        /// The output as JSON.
        var json: [String: Any]? {
            (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any]
        }
    }

    init() throws {
        home = FileManager.default.temporaryDirectory.appending(path: "end-to-end-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: home.appending(path: "run"), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// The folder of the built executables: the one that holds this test's own.
    static let commands = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

    /// The root of the checkout.
    static let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    /// Runs `intents` with arguments, without anybody to ask.
    func intents(_ arguments: String...) async throws -> Result {
        try await run(Self.commands.appending(path: "intents"), arguments)
    }

    /// Runs a line of shell, as a person types it; `intents` is on its path.
    func shell(_ line: String) async throws -> Result {
        try await run(URL(filePath: "/bin/sh"), ["-c", line])
    }

    private func run(_ executable: URL, _ arguments: [String]) async throws -> Result {
        let outputFile = home.appending(path: "output-\(UUID().uuidString)")
        let errorFile = home.appending(path: "errors-\(UUID().uuidString)")
        for file in [outputFile, errorFile] { try Data().write(to: file) }
        let output = open(outputFile.path, O_WRONLY | O_CLOEXEC)
        let errors = open(errorFile.path, O_WRONLY | O_CLOEXEC)
        defer { for file in [output, errors] { close(file) } }
        let process = ProgramStart(
            executable: executable.path, arguments: arguments, environment: environment,
            workingDirectory: home.path, output: output, errorOutput: errors
        ).start()
        try #require(process > 0, "\(executable.path) could not be started: \(String(cString: strerror(-process)))")
        let status = try await Self.end(of: process)
        return Result(
            status: status, output: try String(contentsOf: outputFile, encoding: .utf8),
            errors: try String(contentsOf: errorFile, encoding: .utf8))
    }

    /// Waits on a thread of its own, so that tests beside this one go on.
    private static func end(of process: pid_t) async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            do {
                try BackgroundThread.start {
                    var result = platform_exit()
                    _ = platform_wait(process, true, &result)
                    continuation.resume(returning: result.was_signalled ? -result.status : Int32(result.status))
                }
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// Only what a shell needs; nothing of the person who runs the tests.
    private var environment: [String: String] {
        let inherited = ProcessInfo.processInfo.environment
        // A sanitizer of the tests is told the same in what they start.
        let sanitizer = inherited.filter { $0.key == "ASAN_OPTIONS" }
        let own = [
            "HOME": home.path, "XDG_RUNTIME_DIR": home.appending(path: "run").path, "LANG": "en_US.UTF-8",
            "PATH": "\(Self.commands.path):\(inherited["PATH"] ?? "/usr/bin:/bin")",
            "NO_COLOR": "1",
        ]
        return own.merging(sanitizer) { own, _ in own }
    }

    func end() async throws {
        _ = try await intents("daemon", "stop")
        try FileManager.default.removeItem(at: home)
    }
}
