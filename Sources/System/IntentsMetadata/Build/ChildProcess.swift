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
        try startPassingOutput().wait()
    }

    /// Starts the program with its standard output on our standard error.
    func startPassingOutput() throws -> RunningChild {
        try start { actions in posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO) }
    }

    /// Starts the program with its standard output in a file.
    /// - Parameters:
    ///   - path: the file, made anew.
    ///   - silent: whether what it says on its standard error is dropped.
    func start(writingTo path: String, silent: Bool) throws -> RunningChild {
        try start { actions in
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
            if silent { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
        }
    }

    /// Runs the program and keeps its standard output.
    func runCapturingOutput() throws -> Ending {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw failure("a pipe cannot be made", errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let child: RunningChild
        do {
            defer { close(ends[1]) }
            child = try start { actions in posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO) }
        }
        let bytes = Self.readAll(ends[0])
        return Ending(status: child.wait(), output: String(decoding: bytes, as: UTF8.self))
    }

    private func start(_ redirect: (inout posix_spawn_file_actions_t) -> Void) throws -> RunningChild {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        redirect(&actions)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var pid: pid_t = 0
        let error = posix_spawnp(&pid, program, &actions, nil, &words, environ)
        guard error == 0 else { throw failure("\(program) cannot be started", error) }
        return RunningChild(pid: pid)
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

/// A program that was started; somebody must wait for it, or it stays in the process table.
struct RunningChild {
    let pid: pid_t

    /// Waits for the end.
    /// - Returns: the exit status; 128 and the number of the signal when one ended it.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    /// Asks the program to end, and waits until it has.
    func terminate() {
        kill(pid, SIGTERM)
        _ = wait()
    }
}
