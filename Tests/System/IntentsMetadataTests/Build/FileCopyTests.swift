import Foundation
import Testing

@testable import IntentsMetadata

@Suite("Copying into a bundle")
struct FileCopyTests {
    private let folder: BuildFolder

    init() throws { folder = try BuildFolder() }

    @Test("A program stays executable, byte for byte, and a folder comes with what is in it")
    func whole() throws {
        let root = folder.root
        let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try bytes.write(to: URL(filePath: "\(root)/program"))
        #expect(chmod("\(root)/program", 0o755) == 0)
        try FileCopy.copy("\(root)/program", to: "\(root)/copy")
        #expect(FileManager.default.contents(atPath: "\(root)/copy") == bytes)
        #expect(access("\(root)/copy", X_OK) == 0)
        try FileManager.default.createDirectory(atPath: "\(root)/texts", withIntermediateDirectories: false)
        try Data("a".utf8).write(to: URL(filePath: "\(root)/texts/a.txt"))
        try FileCopy.copy("\(root)/texts", to: "\(root)/copies")
        #expect(FileManager.default.contents(atPath: "\(root)/copies/a.txt") == Data("a".utf8))
    }

    @Test("What the kernel does not copy is copied all the same", .enabled(if: access("/dev/shm", W_OK) == 0))
    func otherFileSystem() throws {
        let source = "/dev/shm/\(UUID().uuidString)"
        defer { unlink(source) }
        try Data("far".utf8).write(to: URL(filePath: source))
        try FileCopy.copy(source, to: "\(folder.root)/near")
        #expect(FileManager.default.contents(atPath: "\(folder.root)/near") == Data("far".utf8))
    }

    @Test("What is there already is not replaced")
    func present() throws {
        let root = folder.root
        for name in ["new", "old"] { try Data(name.utf8).write(to: URL(filePath: "\(root)/\(name)")) }
        #expect(
            buildMessage { try FileCopy.copy("\(root)/new", to: "\(root)/old") }
                == "\(root)/old cannot be made: File exists.")
        #expect(FileManager.default.contents(atPath: "\(root)/old") == Data("old".utf8))
    }
}
