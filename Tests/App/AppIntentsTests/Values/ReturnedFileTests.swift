import IntentsModel
import Testing

@testable import AppIntents

private struct ReturnVanishedFile: AppIntent {
    static let title: LocalizedStringResource = "Return Vanished File"

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        .result(value: IntentFile(fileURL: URL(filePath: "/nowhere/note.txt")))
    }
}

private struct ReturnLargeFiles: AppIntent {
    static let title: LocalizedStringResource = "Return Large Files"

    @Parameter(title: "Place") var place: URL

    func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
        .result(value: [IntentFile(fileURL: place, filename: "film.mov")])
    }
}

@Suite("A returned file that cannot cross")
struct ReturnedFileTests {
    private func error(
        of intent: some AppIntent, given: [String: IntentsModel.IntentValue] = [:]
    ) async -> String? {
        let reply = await IntentRun(intent: intent, locale: Locale(identifier: "en"), observe: { _ in }).reply(
            to: given)
        if case .failed(let error) = reply { return error.message }
        return nil
    }

    @Test("is named when it has vanished")
    func vanished() async {
        #expect(
            await error(of: ReturnVanishedFile()) == "The action returned the file “note.txt”, which cannot be read.")
    }

    @Test("is named when it is too large")
    func large() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data().write(to: file)
        // Sparse: it takes no room on the disk.
        try FileHandle(forWritingTo: file).truncate(atOffset: UInt64(FileValue.maximumSize) + 1)
        #expect(
            await error(of: ReturnLargeFiles(), given: ["place": .url(file)])
                == "The action returned the file “film.mov”, which is larger than 4 GB, the most that a file may have.")
    }
}
