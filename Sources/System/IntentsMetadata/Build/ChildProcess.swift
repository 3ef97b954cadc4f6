import Glibc

/// Runs another program with an array of arguments; no shell reads them.
struct ChildProcess {
    /// The program, searched in `PATH` when it has no slash.
    var program: String
    var arguments: [String]

    /// What the program said and how it ended.
    struct Ending {
        var status: Int32
        var output: String
    }

    /// Runs the program with its standard output on our standard error, so that ours holds results alone.
    func runPassingOutput() throws -> Int32 {
        try run { actions in
            posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
        } reading: {
        }
    }

    /// Runs the program and keeps its standard output.
    func runCapturingOutput() throws -> Ending {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw failure("a pipe cannot be made", errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var bytes: [UInt8] = []
        let status = try run { actions in
            posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        } reading: {
            close(ends[1])
            bytes = Self.readAll(ends[0])
            close(ends[0])
        }
        return Ending(status: status, output: String(decoding: bytes, as: UTF8.self))
    }

    private func run(
        _ redirect: (inout posix_spawn_file_actions_t) -> Void, reading: () -> Void
    ) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        redirect(&actions)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var pid: pid_t = 0
        let error = posix_spawnp(&pid, program, &actions, nil, &words, environ)
        reading()
        guard error == 0 else { throw failure("\(program) cannot be started", error) }
        return Self.wait(for: pid)
    }

    private static func wait(for pid: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    private static func readAll(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 { bytes += buffer[..<count] }
            if count == 0 || (count < 0 && errno != EINTR) { return bytes }
        }
    }

    private func failure(_ what: String, _ code: Int32) -> BuildError {
        BuildError("\(what): \(String(cString: strerror(code))).")
    }
}
