import Foundation
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

    @Test("a device without an end is refused as too large")
    func endless() {
        defer { end() }
        let error = #expect(throws: UsageError.self) { try FileArgument().read("/dev/zero", for: "files") }
        #expect(error?.message == "--files: “/dev/zero” is larger than 1 MB, the most that a file may have.")
    }
}
