import AppIntents
import Combine
import OSLog

nonisolated private let logger = Logger(subsystem: "org.example.garden", category: "intents")

@MainActor
final class GardenModel: ObservableObject {
    @Published var beds: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    func watch() {
        $beds.sink { logger.debug("\($0.count, privacy: .public) beds") }.store(in: &subscriptions)
        objectWillChange.sink { _ in logger.info("changing") }.store(in: &subscriptions)
    }
}

struct LoggedIntent: AppIntent {
    static let title: LocalizedStringResource = "Log"

    @Parameter(title: "Name") var name: String

    func perform() async throws -> some IntentResult {
        logger.info("Start \(name, privacy: .private)")
        logger.error("Failed: \(name)")
        return .result()
    }
}
