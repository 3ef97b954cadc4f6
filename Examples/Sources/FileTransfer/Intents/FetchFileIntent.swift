import AppIntents

/// Takes a file out of a transfer.
struct FetchFileIntent: AppIntent {
    static let title: LocalizedStringResource = "Fetch File"
    static let description = IntentDescription(
        "Gives back a file of a transfer.", categoryName: "Transfers", resultValueName: "File")

    static var parameterSummary: some ParameterSummary {
        Summary("Fetch \(\.$file) of \(\.$transfer)")
    }

    @Parameter(
        title: "Transfer", requestValueDialog: "Which transfer?",
        requestDisambiguationDialog: "Which of these transfers?")
    var transfer: TransferEntity

    @Parameter(title: "File", description: "Need not be said when the transfer has one alone.")
    var file: TransferFileEntity?

    @Dependency var store: TransferStore

    func perform() async throws -> some ReturnsValue<IntentFile> {
        let file = try await chosenFile()
        let location = await store.location(of: file, in: transfer.id)
        guard FileManager.default.isReadableFile(atPath: location.path) else { throw TransferError.noFile(file.name) }
        return .result(value: IntentFile(fileURL: location, type: file.type))
    }

    private func chosenFile() async throws -> TransferFile {
        if let file { return file.file }
        let files = transfer.transfer.fileEntities
        if files.count == 1 { return files[0].file }
        return try await $file.requestDisambiguation(among: files, dialog: "Which file?").file
    }
}
