import AppIntents

/// Removes large or old transfers, once the person agrees.
struct RemoveTransfersIntent: AppIntent {
    static let title: LocalizedStringResource = "Remove Transfers"
    static let description = IntentDescription("Removes large or old transfers.", categoryName: "Transfers")

    static var parameterSummary: some ParameterSummary {
        Summary("Remove transfers larger than \(\.$largerThan) or sent before \(\.$sentBefore)")
    }

    @Parameter(title: "Larger Than", defaultUnit: .megabytes, supportsNegativeNumbers: false)
    var largerThan: Measurement<UnitInformationStorage>?

    @Parameter(title: "Sent Before")
    var sentBefore: Date?

    @Dependency var store: TransferStore

    func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
        let found = try await store.transfers().filter(isMeant)
        guard !found.isEmpty else { return .result(value: 0, dialog: "There are no such transfers.") }
        let names = found.map(\.name).formatted(.list(type: .and))
        try await requestConfirmation(
            actionName: .custom(acceptLabel: "Remove", acceptAlternatives: [], denyLabel: "Keep", denyAlternatives: []),
            dialog: "Remove \(names)?")
        for transfer in found { try await store.remove(transfer.id) }
        return .result(value: found.count, dialog: "Removed: \(names).")
    }

    private func isMeant(_ transfer: Transfer) -> Bool {
        if let largerThan, transfer.size > largerThan { return true }
        return sentBefore.map { transfer.sent < $0 } ?? false
    }
}
