import Foundation
import Glibc
import IntentsLink
import IntentsModel
import Testing

@testable import intents

@Suite("Files named on the command line")
struct FileArgumentTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
    private let folder: HandoverFolder

    init() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        folder = HandoverFolder(
            Locations(runtimeDirectory: "/nowhere", dataDirectory: root.path, stateDirectory: "/nowhere"))
    }

    private func end() { try? FileManager.default.removeItem(at: root) }

    /// A file of a size that takes no room on the disk.
    private func file(of size: Int) throws -> String {
        let file = root.appending(path: "film.mov")
        try Data("first".utf8).write(to: file)
        try FileHandle(forWritingTo: file).truncate(atOffset: UInt64(size))
        return file.path
    }

    @Test("one above the limit is refused before it is read")
    func tooLarge() throws {
        defer { end() }
        let path = try file(of: FileValue.maximumSize + 1)
        let error = #expect(throws: UsageError.self) { try FileArgument(handover: folder).read(path, for: "files") }
        #expect(error?.message == "--files: “\(path)” is larger than 4 GB, the most that a file may have.")
    }

    @Test("a small one is part of the value, a large one waits for the system with all its bytes")
    func large() throws {
        defer { end() }
        let small = try FileArgument(handover: folder).read(try file(of: FileValue.inlineSize))
        #expect(small.handover == nil && small.data.count == FileValue.inlineSize)
        let large = try FileArgument(handover: folder).read(try file(of: FileValue.inlineSize + 10))
        #expect(large.filename == "film.mov" && large.data.isEmpty && large.size == FileValue.inlineSize + 10)
        let waiting = try #require(large.handover.flatMap(folder.path))
        let content = try Data(contentsOf: URL(filePath: waiting))
        #expect(content.count == large.size && content.prefix(5) == Data("first".utf8))
    }

    @Test("a pipe that nobody writes to, or writes on to, is given up after its time", arguments: [0, 2 << 20])
    func stalled(_ size: Int) async throws {
        defer { end() }
        let path = root.appending(path: "pipe").path
        #expect(mkfifo(path, 0o600) == 0)
        // Open for both, it is never at its end.
        let writer = open(path, O_RDWR | O_CLOEXEC)
        defer { close(writer) }
        if size > 0 { try BackgroundThread.start { writeZeros(size, to: writer) } }
        let files = FileArgument(handover: folder, patience: InputPatience(limit: .milliseconds(size == 0 ? 1 : 500)))
        let error = await #expect(throws: RunError.self) { try await InputThread.run { try files.read(path) } }
        #expect(error?.code == .timedOut)
        let time = size == 0 ? "0.001 seconds" : "0.5 seconds"
        #expect(
            error?.message
                == "Nothing came from “\(path)” for \(time). Allow more time with “--timeout SECONDS”, or none with "
                + "“--timeout none”.")
        // What was read of it is not kept; nothing of it comes any more.
        #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.isEmpty != false)
    }

    @Test("a pipe that nobody writes to is given up when nobody wants it any more")
    func unwanted() async throws {
        defer { end() }
        let path = root.appending(path: "pipe").path
        #expect(mkfifo(path, 0o600) == 0)
        let files = FileArgument(patience: InputPatience { true })
        let error = await #expect(throws: RunError.self) { try await InputThread.run { try files.read(path) } }
        #expect(error == RunError(.cancelled, "The run was cancelled before it started."))
    }

    @Test("a device without an end is refused as too large")
    func endless() {
        defer { end() }
        let error = #expect(throws: UsageError.self) { try FileArgument().read("/dev/zero", for: "files") }
        #expect(error?.message == "--files: “/dev/zero” is larger than 1 MB, the most that a file may have.")
    }
}

/// Writes to a pipe whose reader may give up.
private func writeZeros(_ size: Int, to descriptor: Int32) {
    let zeros = [UInt8](repeating: 0, count: 1 << 16)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var left = size
    while left > 0 {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&room, 1, 1000) == 1, room.revents & Int16(POLLNVAL | POLLERR) == 0 else { return }
        let count = write(descriptor, zeros, min(left, zeros.count))
        guard count > 0 else { return }
        left -= count
    }
}
