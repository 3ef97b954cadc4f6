import Glibc

/// Which daemon listens, of which build and for which home: what it writes into the file of its lock.
///
/// A client that finds the process it is connected to in it need not greet, which saves a command a whole round trip. What a
/// daemon that is gone has left names another process, so it misleads nobody.
package struct DaemonIdentity: Hashable, Sendable {
    package var process: Int32
    package var buildID: String
    package var dataDirectory: String

    package init(process: Int32, buildID: String, dataDirectory: String) {
        self.process = process
        self.buildID = buildID
        self.dataDirectory = dataDirectory
    }

    /// Reads the file of a lock; nil when there is none, or its holder does not listen.
    package init?(at path: String) {
        // A folder's name may hold line ends, so it comes last.
        guard
            let lines = LockNote.read(at: path)?.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false),
            lines.count == 3, let process = Int32(lines[0])
        else { return nil }
        self.init(process: process, buildID: String(lines[1]), dataDirectory: String(lines[2]))
    }

    /// Writes it into the file of a lock that this process holds.
    /// - Throws: when the disk is full, say; the lock holds all the same.
    package func note(in descriptor: Int32) throws(LinkError) {
        try LockNote.write("\(process)\n\(buildID)\n\(dataDirectory)", to: descriptor)
    }
}
