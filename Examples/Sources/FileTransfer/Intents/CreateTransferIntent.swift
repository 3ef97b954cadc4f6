import AppIntents
import UniformTypeIdentifiers

/// Opens the page on which a transfer is put together, with files on it; ``SendFilesIntent`` is its twin that sends at once.
struct CreateTransferIntent: AppIntent {
    static let title: LocalizedStringResource = "Create Transfer"
    static let description = IntentDescription("Opens a new transfer with files in it.", categoryName: "Transfers")

    /// The person looks at the page before anything is sent.
    static let openAppWhenRun = true

    static var parameterSummary: some ParameterSummary {
        Summary("Create a transfer of \(\.$files)")
    }

    @Parameter(
        title: "Files", description: "What to put on the page.", supportedContentTypes: [.data],
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var files: [IntentFile]?

    @Dependency var store: TransferStore
    @Dependency var router: LinkRouter

    func perform() async throws -> some IntentResult & ProvidesDialog {
        var outgoing: [OutgoingFile] = []
        for file in files ?? [] { outgoing.append(try await OutgoingFile(file)) }
        try await store.gather(outgoing)
        await router.open(DeepLink.create.url)
        return .result(dialog: "Files in the new transfer: \(try await store.gathered().count).")
    }
}
