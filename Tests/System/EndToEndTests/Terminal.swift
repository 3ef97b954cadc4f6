import Foundation

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
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    /// The folder of the built executables: the one that holds this test's own.
    static let commands = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

    /// The root of the checkout.
    static let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    /// Runs `intents` with arguments, without anybody to ask.
    func intents(_ arguments: String...) async throws -> Result {
        try await run(Self.commands.appending(path: "intents"), arguments)
    }

    private func run(_ executable: URL, _ arguments: [String]) async throws -> Result {
        let outputFile = home.appending(path: "output-\(UUID().uuidString)")
        let errorFile = home.appending(path: "errors-\(UUID().uuidString)")
        for file in [outputFile, errorFile] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: outputFile)
        process.standardError = try FileHandle(forWritingTo: errorFile)
        let status = try await withCheckedThrowingContinuation { (end: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { end.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { end.resume(throwing: error) }
        }
        return Result(
            status: status, output: try String(contentsOf: outputFile, encoding: .utf8),
            errors: try String(contentsOf: errorFile, encoding: .utf8))
    }

    /// Only what a shell needs; nothing of the person who runs the tests.
    private var environment: [String: String] {
        [
            "HOME": home.path, "XDG_RUNTIME_DIR": home.appending(path: "run").path, "LANG": "en_US.UTF-8",
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "NO_COLOR": "1",
        ]
    }

    func end() async throws {
        _ = try await intents("daemon", "stop")
        try FileManager.default.removeItem(at: home)
    }
}
