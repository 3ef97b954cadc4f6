import FoundationEssentials
import Glibc
import IntentsModel

/// A file that is named on the command line or at a question, read here: the system opens no file that a caller names.
enum FileArgument {
    /// The file at a path, or what comes on standard input for `-`.
    static func read(_ path: String, for parameter: String) throws(UsageError) -> FileValue {
        do {
            if path == "-" {
                let data = try contents(of: STDIN_FILENO, called: "The standard input")
                return FileValue(filename: "standard-input", data: data)
            }
            return try read(path)
        } catch {
            let message = error.message.prefix(1).lowercased() + error.message.dropFirst()
            throw UsageError("--\(parameter): \(message)")
        }
    }

    /// The file at a path.
    static func read(_ path: String) throws(UsageError) -> FileValue {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        // Asked of the system itself: the size that Foundation tells is of another type in a process that links all of it.
        var status = stat()
        guard stat(path, &status) == 0 else { throw UsageError("There is no file “\(path)”.") }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw UsageError("“\(path)” is a folder, not a file.") }
        guard status.st_size <= FileValue.maximumSize else { throw tooLarge("“\(path)”") }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw UsageError("“\(path)” cannot be read.") }
        defer { close(descriptor) }
        return FileValue(filename: name, data: try contents(of: descriptor, called: "“\(path)”"))
    }

    /// Everything up to the end, but no more than a file may have: pipes and devices do not tell their size.
    private static func contents(of descriptor: Int32, called name: String) throws(UsageError) -> Data {
        var data = Data()
        while true {
            guard let piece = InputBytes.next(from: descriptor) else { throw UsageError("\(name) cannot be read.") }
            guard !piece.isEmpty else { return data }
            data.append(contentsOf: piece)
            guard data.count <= FileValue.maximumSize else { throw tooLarge(name) }
        }
    }

    private static func tooLarge(_ what: String) -> UsageError {
        UsageError("\(what) is larger than \(FileValue.maximumSize >> 20) MB, the most that a file may have.")
    }
}
