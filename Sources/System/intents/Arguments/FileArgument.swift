import FoundationEssentials
import Glibc
import IntentsLink
import IntentsModel

/// A file that is named on the command line or at a question, read here: the system opens no file that a caller names.
struct FileArgument: Sendable {
    /// Where the contents of large files wait for the system; without it they are refused.
    var handover: HandoverFolder?
    /// How long a pipe is waited for.
    var patience = InputPatience.endless

    /// The file at a path, or what comes on standard input for `-`.
    func read(_ path: String, for parameter: String) throws -> FileValue {
        do {
            guard path == "-" else { return try read(path) }
            return try file(named: "standard-input", from: STDIN_FILENO, called: "the standard input")
        } catch let error as UsageError {
            let message = error.message.prefix(1).lowercased() + error.message.dropFirst()
            throw UsageError("--\(parameter): \(message)")
        }
    }

    /// The file at a path.
    /// - Throws: a `UsageError`, or a `RunError` when its content does not come.
    func read(_ path: String) throws -> FileValue {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        // Asked of the system itself: the size that Foundation tells is of another type in a process that links all of it.
        var status = stat()
        guard stat(path, &status) == 0 else { throw UsageError("There is no file “\(path)”.") }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw UsageError("“\(path)” is a folder, not a file.") }
        guard status.st_size <= limit else { throw tooLarge("“\(path)”") }
        // A named pipe would not even be opened before somebody writes to it.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw UsageError("“\(path)” cannot be read.") }
        defer { close(descriptor) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        return try file(named: name, from: descriptor, called: "“\(path)”")
    }

    /// Everything up to the end, but no more than a file may have: pipes and devices do not tell their size. What is more
    /// than a message should carry goes into the folder.
    private func file(named name: String, from descriptor: Int32, called title: String) throws -> FileValue {
        var data = Data()
        while data.count <= FileValue.inlineSize {
            try patience.wait(for: descriptor, called: title)
            guard let piece = InputBytes.next(from: descriptor) else { throw UsageError("\(title) cannot be read.") }
            guard !piece.isEmpty else { return FileValue(filename: name, data: data) }
            data.append(contentsOf: piece)
        }
        guard let content = try handOver(data, andAllFrom: descriptor, called: title) else { throw tooLarge(title) }
        return FileValue(filename: name, handover: content)
    }

    private func handOver(
        _ start: Data, andAllFrom descriptor: Int32, called title: String
    ) throws -> FileValue.Handover? {
        var problem: RunError?
        do {
            return try handover?.put(
                start, andAllFrom: descriptor,
                waiting: { () throws(LinkError) in
                    do throws(RunError) {
                        try patience.wait(for: descriptor, called: title)
                    } catch {
                        problem = error
                        throw LinkError(error.message)
                    }
                })
        } catch {
            throw problem ?? UsageError("\(title) cannot be handed over. \(error.message)")
        }
    }

    private var limit: Int { handover == nil ? FileValue.inlineSize : FileValue.maximumSize }

    private func tooLarge(_ what: String) -> UsageError {
        let size = limit >= 1 << 30 ? "\(limit >> 30) GB" : "\(limit >> 20) MB"
        return UsageError("\(what) is larger than \(size), the most that a file may have.")
    }
}
