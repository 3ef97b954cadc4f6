import CPlatform
import Glibc

/// This program again, in another role, with a socket as its descriptor 3.
struct ChildProcess {
    let pid: pid_t
    /// This side of the socket.
    let descriptor: Int32

    /// Starts `role` of this executable.
    init(role: String, environment: [String: String]) {
        var pair: [Int32] = [-1, -1]
        precondition(platform_socket_pair(&pair) == 0, "no socket pair could be made")
        descriptor = pair[0]
        pid = Self.spawn(
            "/proc/self/exe", arguments: ["IntentsBenchmarks", role],
            environment: environment, link: pair[1], output: -1)
        close(pair[1])
        precondition(pid > 0, "\(role) could not be started: \(String(cString: strerror(-pid)))")
    }

    /// Starts a program and returns its process id, or the negative error number.
    static func spawn(
        _ executable: String, arguments: [String], environment: [String: String], link: Int32, output: Int32,
        errorOutput: Int32 = -1
    ) -> pid_t {
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        return executable.withCString { path in
            words.withUnsafeMutableBufferPointer { words in
                variables.withUnsafeMutableBufferPointer { variables in
                    guard let words = words.baseAddress, let variables = variables.baseAddress else { return -EINVAL }
                    var program = platform_program(
                        executable: path, arguments: words, environment: variables, working_directory: nil,
                        link: link, output: output, error_output: errorOutput)
                    return platform_spawn(&program)
                }
            }
        }
    }

    /// Waits for a child's end and returns its exit status.
    @discardableResult
    static func wait(for pid: pid_t) -> Int {
        var result = platform_exit()
        _ = platform_wait(pid, true, &result)
        return Int(result.status)
    }

    func end() {
        close(descriptor)
        kill(pid, SIGTERM)
        Self.wait(for: pid)
    }
}
