import AppIntents
import OSLog
import os.log
import os.signpost

nonisolated private let garage = OSLog(subsystem: "org.example.garage", category: "doors")

struct OpenDoor: AppIntent {
    static let title: LocalizedStringResource = "Open Door"
    private static let logger = Logger(subsystem: "org.example.garage", category: "intents")

    @Parameter(title: "Door") var door: String

    func perform() async throws -> some IntentResult {
        Self.logger.info("Opening \(door, privacy: .public)")
        os_log("Opening %{public}@", log: garage, type: .info, door)
        os_log("Opened", type: .error)
        os_log("Opened \(door)")
        os_log("Opened", log: garage)
        return .result()
    }
}
