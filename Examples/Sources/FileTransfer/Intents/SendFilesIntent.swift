import AppIntents
import UniformTypeIdentifiers

/// Sends files without opening the app; ``CreateTransferIntent`` is its twin that lets the person look first.
struct SendFilesIntent: AppIntent {
    static let title: LocalizedStringResource = "Send Files"
    static let description = IntentDescription(
        "Sends files at once, and says the code that they are fetched with.", categoryName: "Transfers",
        searchKeywords: ["upload", "share"], resultValueName: "Transfer")
    static let openAppWhenRun = false

    static var parameterSummary: some ParameterSummary {
        Summary("Send \(\.$files)") {
            \.$name
            \.$until
            \.$largest
        }
    }

    @Parameter(
        title: "Files", supportedContentTypes: [.data], requestValueDialog: "Which files?",
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var files: [IntentFile]

    @Parameter(title: "Name", description: "What the transfer is called; after its first file without one.")
    var name: String?

    @Parameter(title: "Available Until", description: "A week from now when it is not said.")
    var until: Date?

    @Parameter(
        title: "Largest File", description: "Larger files are left out.", defaultUnit: .megabytes,
        supportsNegativeNumbers: false)
    var largest: Measurement<UnitInformationStorage>?

    @Dependency var store: TransferStore

    func perform() async throws -> some ReturnsValue<TransferEntity> & ProvidesDialog {
        var outgoing: [OutgoingFile] = []
        for file in files { outgoing.append(try await OutgoingFile(file)) }
        let limit = largest?.converted(to: .bytes).value ?? .infinity
        let sent = outgoing.filter { Double($0.data.count) <= limit }
        let transfer = try await store.send(sent, named: name, until: until)
        let leftOut = outgoing.filter { !sent.contains($0) }.map(\.name)
        let remark = leftOut.isEmpty ? "" : " Left out: \(leftOut.joined(separator: ", "))."
        return .result(
            value: TransferEntity(transfer),
            dialog: "Files: \(sent.count) (\(transfer.size.spoken)). The code is \(transfer.id).\(remark)")
    }
}
