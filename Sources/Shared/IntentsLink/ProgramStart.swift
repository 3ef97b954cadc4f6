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

    package init(
        executable: String, arguments: [String] = [], environment: [String: String], workingDirectory: String? = nil,
        link: Int32 = -1, output: Int32 = -1, errorOutput: Int32 = -1
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
        self.link = link
        self.output = output
        self.errorOutput = errorOutput
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
        return platform_spawn(&program)
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
