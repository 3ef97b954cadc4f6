import AppIntents

/// The intent whose run is measured: all of its time is the framework's and the link's.
struct EmptyIntent: AppIntent {
    static let title: LocalizedStringResource = "Do Nothing"

    func perform() async throws -> some IntentResult { .result() }
}
