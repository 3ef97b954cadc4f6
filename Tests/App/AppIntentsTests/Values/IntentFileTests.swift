import IntentsModel
import PlatformUniformTypeIdentifiers
import Testing

@testable import AppIntents

@Suite("A file of an action")
struct IntentFileTests {
    private static let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])

    /// The file as the next step gets it.
    private func handedOn(_ file: IntentFile) async throws -> IntentFile {
        try await IntentFile.__value(
            from: file.__intentValue(in: Locale(identifier: "en"), properties: true), query: nil)
    }

    @Test("KP-55: bytes with a name have its type, and arrive with name, type and bytes")
    func data() async throws {
        let file = try await handedOn(IntentFile(data: Data("a,b".utf8), filename: "list.csv", type: nil))
        #expect(file.filename == "list.csv" && file.type == .commaSeparatedText)
        #expect(try await file.data(contentType: .commaSeparatedText) == Data("a,b".utf8))
    }

    @Test("KP-55: a place on disk gives the name and the type, and arrives with its bytes")
    func place() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appending(path: "photo")
        try Self.picture.write(to: url)
        let file = try await handedOn(IntentFile(fileURL: url, filename: nil, type: nil))
        #expect(file.filename == "photo" && file.type == .png && file.data == Self.picture)
        let named = try await handedOn(IntentFile(fileURL: url, filename: "rose.jpg", type: nil))
        #expect(named.filename == "rose.jpg" && named.type == .jpeg && named.data == Self.picture)
    }

    @Test(
        "KP-55: without an ending the content tells the type, else it is data",
        arguments: [
            (picture, UTType.png), (Data("%PDF-1.7".utf8), .pdf), (Data("plain words".utf8), .text),
            (Data([1, 2, 0, 3]), .data), (Data(), .data),
        ])
    func content(data: Data, type: UTType) {
        #expect(IntentFile(data: data, filename: "standard-input").type == type)
    }

    @Test("KP-55: without a name it is called file, with the extension of its type")
    func unnamed() {
        #expect(IntentFile(data: Self.picture, filename: "").filename == "file.png")
        #expect(IntentFile(data: Data(), filename: "", type: .json).filename == "file.json")
        #expect(IntentFile(data: Data(), filename: "").filename == "file")
        #expect(IntentFile(fileURL: URL(filePath: "/"), type: .pdf).filename == "file.pdf")
    }

    @Test("What the content looks like is only the general kind: the app may ask for any kind of that")
    func general() async throws {
        let piped = IntentFile(data: Data(#"{"a": 1}"#.utf8), filename: "standard-input")
        #expect(try await piped.data(contentType: .json) == piped.data)
        await #expect(throws: IntentFile.IntentFileError.failedToLoadData) { try await piped.data(contentType: .png) }
        let named = IntentFile(data: piped.data, filename: "a.txt")
        await #expect(throws: IntentFile.IntentFileError.failedToLoadData) { try await named.data(contentType: .json) }
    }
}
