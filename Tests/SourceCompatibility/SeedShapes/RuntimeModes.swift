import AppIntents

struct SharedParts: AppIntentsPackage {}

struct PlayerParts: AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] {
        [SharedParts.self]
    }
}

struct PlayAlbum: AppIntent {
    static let title: LocalizedStringResource = "Play Album"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    func perform() async throws -> some IntentResult {
        if systemContext.currentMode == .background {
            if systemContext.currentMode.canContinueInForeground {
                try await continueInForeground()
            } else {
                print("playing without a window")
            }
        }
        return .result()
    }
}

struct ChooseAlbum: AppIntent {
    static let title: LocalizedStringResource = "Choose Album"
    static let supportedModes: IntentModes = [.foreground(.immediate)]

    func perform() async throws -> some IntentResult {
        guard systemContext.currentMode.canContinueInForeground else { return .result() }
        try await continueInForeground("Choose an album in the app.", alwaysConfirm: true)
        return .result()
    }
}
