import AppIntents

/// Shows a transfer; also what happens when a found transfer is chosen.
struct OpenTransferIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Transfer"
    static let description = IntentDescription("Opens the app at a transfer.", categoryName: "Transfers")

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$target)")
    }

    @Parameter(title: "Transfer", requestValueDialog: "Which transfer?")
    var target: TransferEntity

    @Dependency var router: LinkRouter

    func perform() async throws -> some IntentResult {
        await router.open(DeepLink.transfer(target.id).url)
        return .result()
    }
}
