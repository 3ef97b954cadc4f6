import Glibc

/// The text in the file of a lock: its holder's process, and what else there is to say of it, a line each.
enum LockNote {
    private static let longest = 8 << 10

    /// nil when there is no file to read.
    static func read(at path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return withUnsafeTemporaryAllocation(byteCount: longest, alignment: 1) { buffer in
            String(
                decoding: buffer.prefix(max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))), as: UTF8.self
            )
        }
    }

    /// Replaces what an earlier holder has left; only for the one that holds the lock.
    static func write(_ note: String, to descriptor: Int32) throws(LinkError) {
        var text = note
        guard ftruncate(descriptor, 0) == 0,
            text.withUTF8({ pwrite(descriptor, $0.baseAddress, $0.count, 0) == $0.count })
        else { throw LinkError(cannot: "write the lock's file", -Int(errno)) }
    }
}
