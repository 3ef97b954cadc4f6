import AppIntents

/// Shows one section of the app.
struct OpenSectionIntent: AppIntent {
    static let title: LocalizedStringResource = "Open Section"
    static let description = IntentDescription("Opens the app at one of its sections.", categoryName: "Navigation")
    static let openAppWhenRun = true

    static var parameterSummary: some ParameterSummary {
        Summary("Open \(\.$section)")
    }

    @Parameter(title: "Section", requestValueDialog: "Which section?")
    var section: BoardSection

    @Dependency var router: IntentRouter

    func perform() async throws -> some IntentResult {
        await router.handle(self)
        return .result()
    }
}
