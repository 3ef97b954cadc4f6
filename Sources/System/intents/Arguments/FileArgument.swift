import FoundationEssentials
import IntentsModel

/// A file that is named on the command line, read here: the system opens no file that a caller names.
enum FileArgument {
    /// The file at a path, or what comes on standard input for `-`.
    static func read(_ path: String, for parameter: String) throws(UsageError) -> FileValue {
        if path == "-" { return FileValue(filename: "standard-input", data: try standardInput(for: parameter)) }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        var isFolder = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError("--\(parameter): there is no file \"\(path)\".")
        }
        guard !isFolder else { throw UsageError("--\(parameter): \"\(path)\" is a folder, not a file.") }
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
        guard size <= FileValue.maximumSize else { throw tooLarge(parameter, "\"\(path)\"") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("--\(parameter): \"\(path)\" cannot be read.")
        }
        return FileValue(filename: name, data: data)
    }

    private static func standardInput(for parameter: String) throws(UsageError) -> Data {
        var data = Data()
        while let piece = InputBytes.next(), !piece.isEmpty {
            data.append(contentsOf: piece)
            guard data.count <= FileValue.maximumSize else { throw tooLarge(parameter, "the standard input") }
        }
        return data
    }

    private static func tooLarge(_ parameter: String, _ what: String) -> UsageError {
        UsageError(
            "--\(parameter): \(what) is larger than \(FileValue.maximumSize >> 20) MB, the most that a file may have.")
    }
}
