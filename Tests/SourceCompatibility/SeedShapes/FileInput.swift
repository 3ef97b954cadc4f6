import AppIntents
import UniformTypeIdentifiers

struct AttachFiles: AppIntent {
    static let title: LocalizedStringResource = "Attach files"
    static let openAppWhenRun = false

    @Parameter(
        title: "Files",
        supportedContentTypes: [.image, .pdf, .plainText],
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var files: [IntentFile]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        guard !files.isEmpty else {
            return .result(dialog: "There is nothing to attach.")
        }

        for file in files {
            guard let url = file.fileURL else { continue }
            _ = url.startAccessingSecurityScopedResource()
            defer { url.stopAccessingSecurityScopedResource() }
            _ = try Data(contentsOf: url)
        }

        return .result(dialog: "Attached \(files.count) file(s).")
    }
}
