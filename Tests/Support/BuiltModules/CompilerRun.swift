import Foundation
import Glibc

/// One run of `swiftc` to its end, and what it said.
///
/// Not with Foundation's `Process`, which reads beyond the last entry of a long list of descriptors: the address sanitizer ends
/// the test process for it.
package struct CompilerRun {
    package let status: Int32
    /// The standard error, line by line.
    package let complaints: [Substring]

    package init(_ arguments: [String]) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "compiler-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, file, O_WRONLY | O_CREAT, 0o600)
        var words = (["swiftc"] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var compiler: pid_t = 0
        guard posix_spawnp(&compiler, "swiftc", &actions, nil, &words, environ) == 0 else { throw POSIXError(.ENOENT) }
        var status: Int32 = 0
        while waitpid(compiler, &status, 0) < 0, errno == EINTR {}
        self.status = status
        complaints = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    }
}
