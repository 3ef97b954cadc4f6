import CPlatform
import Glibc

/// A program to start as a leader of its own session, with default signals and no descriptor but those named here.
package struct ProgramStart {
    package var executable: String
    /// Without the program's own name.
    package var arguments: [String]
    package var environment: [String: String]
    /// The caller's own when nil.
    package var workingDirectory: String?
    /// Becomes descriptor 3; -1 for none.
    package var link: Int32
    /// Becomes descriptor 1; -1 for the caller's own.
    package var output: Int32
    /// Becomes descriptor 2; -1 for the caller's own.
    package var errorOutput: Int32
    /// Limits from its start.
    package var limits: [ProgramLimit]
    /// Whether the kernel ends it with the thread that starts it; the thread must live as long as its process then.
    package var isBound: Bool

    package init(
        executable: String, arguments: [String] = [], environment: [String: String], workingDirectory: String? = nil,
        link: Int32 = -1, output: Int32 = -1, errorOutput: Int32 = -1, limits: [ProgramLimit] = [],
        isBound: Bool = false
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
        self.link = link
        self.output = output
        self.errorOutput = errorOutput
        self.limits = limits
        self.isBound = isBound
    }

    /// Starts it.
    /// - Returns: its process id, or the negative error number.
    package func start() -> pid_t {
        let words = CStrings([executable] + arguments)
        let variables = CStrings(environment.map { "\($0.key)=\($0.value)" }.sorted())
        let folder = workingDirectory.map { CStrings([$0]) }
        return withExtendedLifetime((words, variables, folder)) {
            words.pointers.withUnsafeBufferPointer { words in
                variables.pointers.withUnsafeBufferPointer { variables in
                    start(words.baseAddress, variables.baseAddress, in: folder?.pointers[0])
                }
            }
        }
    }

    private typealias Strings = UnsafePointer<UnsafeMutablePointer<CChar>?>

    private func start(_ words: Strings?, _ variables: Strings?, in folder: UnsafeMutablePointer<CChar>?) -> pid_t {
        guard let words, let variables, let path = words[0] else { return -EINVAL }
        var program = platform_program(
            executable: path, arguments: words, environment: variables, working_directory: folder, link: link,
            output: output, error_output: errorOutput)
        guard isBound else { return platform_spawn(&program) }
        let limits = limits.map { platform_limit(resource: $0.resource, soft: $0.soft, hard: $0.hard) }
        return limits.withUnsafeBufferPointer { platform_spawn_bound(&program, $0.baseAddress, $0.count) }
    }
}

/// A limit that a bound program has from its start.
package struct ProgramLimit: Hashable, Sendable {
    /// One of `RLIMIT_…`.
    package var resource: Int32
    package var soft: UInt64
    package var hard: UInt64

    package init(_ resource: __rlimit_resource, _ soft: UInt64, hard: UInt64? = nil) {
        self.resource = Int32(resource.rawValue)
        self.soft = soft
        self.hard = hard ?? soft
    }
}

/// A null-terminated array of C strings, freed with it.
private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) {
        pointers = strings.map { strdup($0) } + [nil]
    }

    deinit { pointers.forEach { free($0) } }
}
