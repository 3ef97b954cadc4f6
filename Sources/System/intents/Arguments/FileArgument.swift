import FoundationEssentials
import Glibc
import IntentsModel

/// A file that is named on the command line or at a question, read here: the system opens no file that a caller names.
enum FileArgument {
    /// The file at a path, or what comes on standard input for `-`.
    static func read(_ path: String, for parameter: String) throws(UsageError) -> FileValue {
        do {
            if path == "-" { return FileValue(filename: "standard-input", data: try standardInput()) }
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
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("“\(path)” cannot be read.")
        }
        return FileValue(filename: name, data: data)
    }

    private static func standardInput() throws(UsageError) -> Data {
        var data = Data()
        while let piece = InputBytes.next(), !piece.isEmpty {
            data.append(contentsOf: piece)
            guard data.count <= FileValue.maximumSize else { throw tooLarge("The standard input") }
        }
        return data
    }

    private static func tooLarge(_ what: String) -> UsageError {
        UsageError("\(what) is larger than \(FileValue.maximumSize >> 20) MB, the most that a file may have.")
    }
}
