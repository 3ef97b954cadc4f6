import Dispatch
import FoundationEssentials
import Glibc
import IntentsModel
import TestFolders

/// The built program, or another, as a process of its own, its output in files.
final class ChildProcess: Sendable {
    private let folder: String
    let identifier: pid_t

    /// The folder that the built program is in.
    static var programFolder: String {
        get throws {
            try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
                .split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
        }
    }

    /// - Parameters:
    ///   - other: the path of another program than the built one.
    ///   - arguments: what follows the program's name.
    ///   - environment: all its variables.
    ///   - output: a descriptor to write to instead of a file; none at all when negative.
    init(
        program other: String? = nil, _ arguments: [String], environment: [String: String], output: Int32? = nil
    ) throws {
        folder = TestFolders.newPath()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        let program = try other ?? "\(Self.programFolder)/intents"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        if let output, output < 0 {
            posix_spawn_file_actions_addclose(&actions, 1)
        } else if let output {
            posix_spawn_file_actions_adddup2(&actions, output, 1)
        } else {
            posix_spawn_file_actions_addopen(&actions, 1, "\(folder)/1", O_WRONLY | O_CREAT, 0o600)
        }
        posix_spawn_file_actions_addopen(&actions, 2, "\(folder)/2", O_WRONLY | O_CREAT, 0o600)
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = environment.merging(Sanitizer.variables) { own, _ in own }.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, program, &actions, nil, words, variables) == 0 else { throw POSIXError(.ENOENT) }
        identifier = process
    }

    /// Waits for the end, beside the threads that the daemon of the test needs.
    /// - Returns: the status as `waitpid` gives it.
    func status() async -> Int32 {
        let identifier = identifier
        return await onThread {
            var status: Int32 = 0
            waitpid(identifier, &status, 0)
            return status
        }
    }

    /// What it wrote to a stream.
    func text(_ stream: Int) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(stream)")), as: UTF8.self)
    }

    /// The one object that it wrote to its standard output.
    func object() throws -> [String: JSONValue] {
        try JSONDecoder().decode([String: JSONValue].self, from: Data(text(1).utf8))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }
}

/// Has a thread of its own do something that blocks: those of tasks are few.
func onThread<Result: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Result
) async throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = await withCheckedContinuation { continuation in
        DispatchQueue(label: "blocking").async { continuation.resume(returning: Swift.Result(catching: body)) }
    }
    return try result.get()
}
