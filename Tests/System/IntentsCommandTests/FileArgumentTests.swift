import Foundation
import IntentsModel
import Testing

@testable import intents

@Suite("Files named on the command line")
struct FileArgumentTests {
    @Test("one above the limit is refused before it is read")
    func tooLarge() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "large-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        // Sparse: it takes no room on the disk.
        try FileHandle(forWritingTo: file).truncate(atOffset: UInt64(FileValue.maximumSize) + 1)
        let error = #expect(throws: UsageError.self) { try FileArgument.read(file.path, for: "files") }
        #expect(
            error?.message
                == "--files: “\(file.path)” is larger than 8 MB, the most that a file may have.")
    }

    @Test("a device without an end is refused as too large")
    func endless() {
        let error = #expect(throws: UsageError.self) { try FileArgument.read("/dev/zero", for: "files") }
        #expect(error?.message == "--files: “/dev/zero” is larger than 8 MB, the most that a file may have.")
    }
}
