import CPlatform
import Glibc
import IntentsLink

@testable import IntentsSystem

/// A program that a test starts by itself, as a person would.
struct StartedProgram {
    let pid: Int32

    struct Failure: Error { var number: Int32 }

    init(
        _ executable: String, _ arguments: [String] = [], environment: [String] = [], workingDirectory: String? = nil,
        output: String
    ) throws {
        let file = open(output, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        defer { close(file) }
        // What a sanitizer of the tests is told holds for their programs too: it changes how they end.
        let sanitizer = getenv("ASAN_OPTIONS").map { ["ASAN_OPTIONS=\(String(cString: $0))"] } ?? []
        let variables = (environment + sanitizer + ["PATH=/usr/bin:/bin"]).map {
            $0.split(separator: "=", maxSplits: 1)
        }
        pid = ProgramStart(
            executable: executable, arguments: arguments,
            environment: Dictionary(uniqueKeysWithValues: variables.map { (String($0[0]), String($0.last ?? "")) }),
            workingDirectory: workingDirectory, output: file, errorOutput: file
        ).start()
        guard pid > 0 else { throw Failure(number: -pid) }
    }

    /// Waits for the end, and lets other tasks work meanwhile.
    /// - Returns: the exit status, or the negative signal.
    func waitForEnd() async -> Int32 {
        var result = platform_exit()
        await eventually { platform_wait(pid, false, &result) < 0 || result.has_ended }
        return result.was_signalled ? -result.status : result.status
    }

    /// Ends it the hard way.
    func end() {
        kill(pid, SIGKILL)
        var result = platform_exit()
        platform_wait(pid, true, &result)
    }
}
