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

    func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
        .result(value: [IntentFile(data: Data(count: FileValue.maximumSize + 1), filename: "film.mov")])
    }
}

@Suite("A returned file that cannot cross")
struct ReturnedFileTests {
    private func error(of intent: some AppIntent) async -> String? {
        let reply = await IntentRun(intent: intent, locale: Locale(identifier: "en"), observe: { _ in }).reply(to: [:])
        if case .failed(let error) = reply { return error.message }
        return nil
    }

    @Test("is named when it has vanished")
    func vanished() async {
        #expect(
            await error(of: ReturnVanishedFile()) == "The action returned the file “note.txt”, which cannot be read.")
    }

    @Test("is named when it is too large")
    func large() async {
        #expect(
            await error(of: ReturnLargeFiles())
                == "The action returned the file “film.mov”, which is larger than 8 MB, the most that a file may have.")
    }
}
