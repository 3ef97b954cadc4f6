import Glibc

/// Which daemon listens, of which build and for which home: a short file beside its socket.
///
/// A client that finds the process it is connected to in it need not greet, which saves a command a whole round trip. The
/// file of a daemon that is gone names another process, so it misleads nobody.
package struct DaemonIdentity: Hashable, Sendable {
    package var process: Int32
    package var buildID: String
    package var dataDirectory: String

    private static let longestFile = 8 << 10

    package init(process: Int32, buildID: String, dataDirectory: String) {
        self.process = process
        self.buildID = buildID
        self.dataDirectory = dataDirectory
    }

    /// Reads the file at a path; nil when there is none, or none of this form.
    package init?(at path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let text = withUnsafeTemporaryAllocation(byteCount: Self.longestFile, alignment: 1) { buffer in
            String(decoding: buffer.prefix(max(0, read(descriptor, buffer.baseAddress, buffer.count))), as: UTF8.self)
        }
        // A folder's name may hold line ends, so it comes last.
        let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
        guard lines.count == 3, let process = Int32(lines[0]) else { return nil }
        self.init(process: process, buildID: String(lines[1]), dataDirectory: String(lines[2]))
    }

    /// Writes the file, as a whole or not at all; only for the one daemon that holds the lock.
    package func write(to path: String) throws(LinkError) {
        let draft = "\(path).new"
        unlink(draft)
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw LinkError(cannot: "make “\(draft)”", -Int(errno)) }
        var text = "\(process)\n\(buildID)\n\(dataDirectory)"
        let isWritten = text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) == $0.count }
        guard close(descriptor) == 0, isWritten, rename(draft, path) == 0 else {
            throw LinkError(cannot: "write “\(path)”", -Int(errno))
        }
    }
}
