import FoundationEssentials
import Glibc
import IntentsModel

/// Where the contents of large files wait on their way between clients and the system: a folder of the user alone, in which
/// the names are random and nothing but plain files counts.
package struct HandoverFolder: Sendable {
    package let path: String

    package init(_ locations: Locations) { path = "\(locations.dataDirectory)/Handover" }

    /// Puts bytes, and everything that a descriptor delivers after them, into a new file, up to the largest that a file may be.
    /// - Parameter wait: called before each piece is read, which need not be there yet.
    /// - Returns: nil when it is more than that.
    package func put(
        _ start: Data, andAllFrom source: Int32, waiting wait: () throws(LinkError) -> Void = {}
    ) throws(LinkError) -> FileValue.Handover? {
        let folder = try PrivateFolder.create(path)
        let name = Self.newName()
        let target = openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard target >= 0 else { throw LinkError(cannot: "make a file in “\(path)”", -Int(errno)) }
        defer { close(target) }
        do {
            try FileCopy.write(start, to: target)
            let room = FileValue.maximumSize - start.count
            if let size = try FileCopy.copy(from: source, to: target, atMost: room, waiting: wait) {
                return FileValue.Handover(place: name, size: start.count + size)
            }
        } catch {
            unlinkat(folder.descriptor, name, 0)
            throw error
        }
        unlinkat(folder.descriptor, name, 0)
        return nil
    }

    /// Opens a waiting content.
    /// - Returns: a descriptor that the caller closes.
    package func open(_ handover: FileValue.Handover) throws(LinkError) -> Int32 {
        guard let folder = try PrivateFolder.open(path), Self.isName(handover.place) else { throw Self.gone }
        let descriptor = openat(folder.descriptor, handover.place, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        var status = stat()
        guard descriptor >= 0 else { throw Self.gone }
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw Self.gone
        }
        return descriptor
    }

    /// The path of a waiting content.
    package func path(of handover: FileValue.Handover) -> String? {
        Self.isName(handover.place) ? "\(path)/\(handover.place)" : nil
    }

    /// Removes a waiting content, if it is there still.
    package func remove(_ handover: FileValue.Handover) {
        guard Self.isName(handover.place), let folder = try? PrivateFolder.open(path) else { return }
        unlinkat(folder.descriptor, handover.place, 0)
    }

    /// Removes what nobody has come for: clients may have ended.
    package func removeForgotten(olderThan seconds: Int = 3600) {
        guard let folder = try? PrivateFolder.open(path) else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            var status = stat()
            guard fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
            if status.st_mtim.tv_sec + seconds <= time(nil) { unlinkat(folder.descriptor, name, 0) }
        }
    }

    static let gone = LinkError("The content of the file is not there any more.")

    static func newName() -> String { UUID().uuidString.lowercased() }

    /// Whether a text can be one of the random names: nothing that leads anywhere else.
    static func isName(_ text: String) -> Bool {
        text.utf8.count == 36
            && text.utf8.allSatisfy { byte in
                byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }
}

/// Copies between descriptors, a piece at a time.
package enum FileCopy {
    /// - Parameter wait: called before each piece is read, which need not be there yet.
    /// - Returns: how many bytes there were; nil when they were more than allowed.
    package static func copy(
        from source: Int32, to target: Int32, atMost limit: Int = .max, waiting wait: () throws(LinkError) -> Void = {}
    ) throws(LinkError) -> Int? {
        let room = 1 << 20
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
        defer { buffer.deallocate() }
        var total = 0
        while true {
            try wait()
            let count = read(source, buffer, room)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw LinkError(cannot: "read the file", -Int(errno)) }
            guard count > 0 else { return total }
            total += count
            guard total <= limit else { return nil }
            try write(UnsafeRawBufferPointer(start: buffer, count: count), to: target)
        }
    }

    package static func write(_ data: Data, to target: Int32) throws(LinkError) {
        let bytes = Array(data)
        var error: LinkError?
        bytes.withUnsafeBytes { buffer in
            do throws(LinkError) { try write(buffer, to: target) } catch let problem { error = problem }
        }
        if let error { throw error }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to target: Int32) throws(LinkError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(target, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw LinkError(cannot: "write the file", -Int(errno)) }
            rest = rest.dropFirst(count)
        }
    }
}
