import IntentsModel
import PlatformSwiftUI
import Testing

@MainActor @Suite struct DocumentTests {
    struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    final class Board: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.json] }
        @Published var words: [String] = []

        init() {}
        init(configuration: ReadConfiguration) throws {
            words = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
        }
        func snapshot(contentType: UTType) throws -> [String] { words }
        func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
        }
    }

    private func withFile(_ name: String, _ text: String, _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        try body(file)
    }

    @Test func aGroupReadsADocumentAndShowsIt() throws {
        let group = DocumentGroup(newDocument: Note(text: "new")) { file in
            Text(verbatim: "\(file.document.text) \(file.isEditable) \(file.fileURL?.lastPathComponent ?? "-")")
        }
        #expect(group.contentTypes == [.plainText])
        #expect(try viewTree(of: group.content(nil)).text == "new true -")
        try withFile("note.txt", "Milk") { file in
            let shown = viewNode(of: try group.content(file))
            #expect(shown.text == "Milk true note.txt")
        }
    }

    @Test func aChangeOfTheDocumentStays() throws {
        var binding: Binding<Note>?
        let group = DocumentGroup(newDocument: Note(text: "new")) { file in
            binding = file.$document
            return Text(verbatim: file.document.text)
        }
        _ = try group.content(nil)
        binding?.wrappedValue.text = "changed"
        #expect(binding?.wrappedValue.text == "changed")
    }

    @Test func aViewerShowsWithoutChangingAndOpensNothingNew() throws {
        let group = DocumentGroup(viewing: Board.self) { file in
            Text(verbatim: file.document.words.joined(separator: " ") + " \(file.isEditable)")
        }
        try withFile("board.json", #"["Milk","Bread"]"#) { file in
            let shown = viewNode(of: try group.content(file))
            #expect(shown.text == "Milk Bread false")
        }
        #expect(throws: CocoaError.self) { try group.content(nil) }
    }

    @Test func aDocumentThatCannotBeReadIsAnError() throws {
        let group = DocumentGroup(newDocument: { Board() }) { file in Text(verbatim: "\(file.document.words.count)") }
        #expect(try viewTree(of: group.content(nil)).text == "0")
        try withFile("board.json", "no JSON") { file in
            #expect(throws: DecodingError.self) { try group.content(file) }
        }
    }

    @Test func aDocumentIsWrittenAsAFile() throws {
        let board = Board()
        board.words = ["Milk"]
        let snapshot = try board.snapshot(contentType: .json)
        let file = try board.fileWrapper(
            snapshot: snapshot, configuration: FileDocumentWriteConfiguration(contentType: .json))
        #expect(file.regularFileContents == Data(#"["Milk"]"#.utf8))
        #expect(Note.writableContentTypes == [.plainText])
    }
}
