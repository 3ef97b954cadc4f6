import AppIntents

/// Shows one section of the app.
struct NavigateIntent: AppIntent {
    static let title: LocalizedStringResource = "Navigate to Section"
    static let description = IntentDescription("Opens the app at one of its sections.", categoryName: "Navigation")
    static let supportedModes: IntentModes = .foreground

    static var parameterSummary: some ParameterSummary {
        Summary("Navigate to \(\.$navigationOption)")
    }

    @Parameter(title: "Section", requestValueDialog: "Which section?")
    var navigationOption: NavigationOption

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        Navigator.shared.navigate(to: navigationOption)
        return .result(dialog: "Here is the \(navigationOption.localizedStringResource) section.")
    }
}
