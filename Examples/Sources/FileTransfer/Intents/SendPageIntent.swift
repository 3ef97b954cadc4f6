import AppIntents

/// Sends what was put on the page of the new transfer.
struct SendPageIntent: AppIntent {
    static let title: LocalizedStringResource = "Send New Transfer"
    static let description = IntentDescription(
        "Sends the files of the new transfer.", categoryName: "Transfers", resultValueName: "Transfer")

    @Parameter(title: "Name")
    var name: String?

    @Parameter(title: "Available Until")
    var until: Date?

    @Dependency var store: TransferStore
    @Dependency var router: LinkRouter

    func perform() async throws -> some ReturnsValue<TransferEntity> & ProvidesDialog {
        let transfer = try await store.sendGathered(named: name, until: until)
        await router.open(DeepLink.transfer(transfer.id).url)
        return .result(
            value: TransferEntity(transfer), dialog: "Files: \(transfer.files.count). The code is \(transfer.id)."
        )
    }
}
