import Foundation
import PlatformFoundation
import Testing

@Suite struct FileWrapperTests {
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func aFolderIsWrittenAndReadAgainWithEverythingInIt() throws {
        try inFolder { folder in
            let inner = FileWrapper(directoryWithFileWrappers: [
                "deep.txt": FileWrapper(regularFileWithContents: Data("deep".utf8))
            ])
            let package = FileWrapper(directoryWithFileWrappers: ["inner": inner])
            #expect(
                package.addRegularFile(withContents: Data("text".utf8), preferredFilename: "text.txt") == "text.txt")
            let place = folder.appendingPathComponent("Note.bundle")
            try package.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
            #expect(package.filename == "Note.bundle")

            let read = try FileWrapper(url: place)
            #expect(read.isDirectory && !read.isRegularFile)
            #expect(read.fileWrappers?["text.txt"]?.regularFileContents == Data("text".utf8))
            #expect(read.fileWrappers?["inner"]?.fileWrappers?["deep.txt"]?.regularFileContents == Data("deep".utf8))
            #expect(read.preferredFilename == "Note.bundle")
        }
    }

    @Test func aFileThatIsNoLongerInTheFolderIsDeleted() throws {
        try inFolder { folder in
            let place = folder.appendingPathComponent("Note.bundle")
            let package = FileWrapper(directoryWithFileWrappers: [:])
            package.addRegularFile(withContents: Data(), preferredFilename: "old.txt")
            try package.write(to: place, originalContentsURL: nil)
            let old = try #require(package.fileWrappers?["old.txt"])
            #expect(package.keyForFileWrapper(old) == "old.txt")
            package.removeFileWrapper(old)
            try package.write(to: place, originalContentsURL: nil)
            #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
        }
    }

    @Test func twoFilesOfOneNameHaveTwoNamesInAFolder() {
        let package = FileWrapper(directoryWithFileWrappers: [:])
        let first = package.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a.txt")
        let second = package.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a.txt")
        #expect(first == "a.txt")
        #expect(second != first)
        #expect(package.fileWrappers?[second]?.regularFileContents == Data("2".utf8))
    }

    @Test func aSymbolicLinkStaysOne() throws {
        try inFolder { folder in
            let link = folder.appendingPathComponent("link")
            let target = folder.appendingPathComponent("target.txt")
            try FileWrapper(symbolicLinkWithDestinationURL: target).write(to: link, originalContentsURL: nil)
            let read = try FileWrapper(url: link)
            #expect(read.isSymbolicLink)
            #expect(read.symbolicLinkDestinationURL?.path == target.path)
            #expect(read.regularFileContents == nil)
        }
    }

    @Test func aNameThatLeavesTheFolderIsRefused() throws {
        try inFolder { folder in
            let package = FileWrapper(directoryWithFileWrappers: [
                "../evil.txt": FileWrapper(regularFileWithContents: Data("evil".utf8))
            ])
            #expect(throws: CocoaError.self) {
                try package.write(to: folder.appendingPathComponent("Note"), originalContentsURL: nil)
            }
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("evil.txt").path))
        }
    }

    @Test func aFileThatIsNotThereIsAnError() {
        #expect(throws: (any Error).self) { try FileWrapper(url: URL(fileURLWithPath: "/nonexistent/file")) }
    }
}
