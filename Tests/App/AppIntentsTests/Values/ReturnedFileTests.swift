import IntentsHost
import IntentsModel
import IntentsResolution
import PlatformFoundation
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

private struct JoinFiles: AppIntent {
    static let title: LocalizedStringResource = "Join Files"

    @Parameter(title: "Files") var files: [IntentFile]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(
            value: files.map { "\($0.filename): \(String(decoding: $0.data, as: UTF8.self))" }.joined(separator: ", "))
    }
}

@Suite("Received files of one name")
struct ReceivedFilesTests {
    @Test("keep their contents and their name")
    func sameName() async throws {
        let files = ["one", "two", "three"].map { FileValue(filename: "a.txt", data: Data($0.utf8)) }
        let scope = RunScope(
            runID: UUID().uuidString, context: RunContext(locale: "en"), interaction: NoInteraction(),
            continueInForeground: { _, _ in })
        defer { try? FileManager.default.removeItem(at: AppDirectories.current.inbox.appending(path: scope.runID)) }
        let reply = await RunScope.$current.withValue(scope) {
            await IntentRun(intent: JoinFiles(), locale: Locale(identifier: "en"), observe: { _ in })
                .reply(to: ["files": .array(files.map { .file($0) })])
        }
        guard case .finished(let result) = reply else {
            Issue.record("\(reply)")
            return
        }
        #expect(result.value == .string("a.txt: one, a.txt: two, a.txt: three"))
    }
}
