import AppIntents

@MainActor
enum Navigation {
    static var opened: String?
    static func open(_ page: String) { opened = page }
}

struct StartParcel: AppIntent {
    static let title: LocalizedStringResource = "Start a Parcel"
    // A localised string instead of the requirement's own type.
    static let description: LocalizedStringResource = "Packs files into a new parcel"

    static let openAppWhenRun: Bool = true

    @Parameter(
        title: "Contents",
        description: "What to put into the parcel",
        supportedTypeIdentifiers: ["public.image"],
        inputConnectionBehavior: .connectToPreviousIntentResult
    )
    var contents: [IntentFile]?

    @MainActor
    func perform() async throws -> some IntentResult {
        if let contents = contents?.compactMap({ $0.fileURL }), !contents.isEmpty {
            Navigation.open("parcel of \(contents.count)")
        }

        Navigation.open("parcel")

        return .result()
    }
}

struct ParcelShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: StartParcel(),
            phrases: [
                "Start a \(.applicationName) parcel"
            ],
            shortTitle: "Start a Parcel",
            systemImageName: "shippingbox"
        )
    }
}
