import IntentsHost
import IntentsModel
import IntentsResolution
import PlatformFoundation
import Testing

@testable import AppIntents

private struct JoinFiles: AppIntent {
    static let title: LocalizedStringResource = "Join Files"

    @Parameter(title: "Files") var files: [IntentFile]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(
            value: files.map { "\($0.filename): \(String(decoding: $0.data, as: UTF8.self))" }.joined(separator: ", "))
    }
}

private struct FramePicture: AppIntent {
    static let title: LocalizedStringResource = "Frame Picture"

    @Parameter(title: "Picture", supportedContentTypes: [.image, .pdf]) var picture: IntentFile

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: picture.filename) }
}

@Suite("Received files")
struct ReceivedFilesTests {
    @Test("of one name keep their contents and their name")
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

    @Test(
        "of a type that the parameter takes, and those of which nothing is known, are taken",
        arguments: [
            ("a.png", nil), ("a.PDF", nil), ("standard-input", nil), ("a.zip", "public.jpeg"), ("a.unheard-of", nil),
            ("a.bin", "public.data"), ("a.bin", "org.example.own"),
        ])
    func taken(name: String, type: String?) async throws {
        let file = FileValue(filename: name, typeIdentifier: type, data: Data())
        #expect(try await result(FramePicture.self, ["picture": .file(file)]).value == .string(name))
    }

    @Test(
        "of another type are refused by name",
        arguments: [
            ("a.zip", nil, "ZIP archive (public.zip-archive)"),
            ("a.png", "public.plain-text", "text document (public.plain-text)"),
        ])
    func refused(name: String, type: String?, spoken: String) async throws {
        let file = FileValue(filename: name, typeIdentifier: type, data: Data())
        let error = try await failure(FramePicture.self, ["picture": .file(file)])
        #expect(error.code == .invalidValue && error.parameter == "picture")
        #expect(
            error.message
                == "“Picture” takes a file of the type image (public.image), PDF document (com.adobe.pdf); “\(name)” is a"
                + " file of the type \(spoken).")
    }
}
