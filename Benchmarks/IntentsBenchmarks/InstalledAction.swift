import Foundation
import IntentsClient
import IntentsLink
import IntentsModel

/// An action of an installed app, run through the daemon of this process's environment.
struct InstalledAction {
    var name: String
    var values: [String: IntentValue] = [:]

    static let locations = Locations(environment: ProcessInfo.processInfo.environment, userID: getuid())

    /// A client of the daemon that runs.
    static func connect() async throws -> IntentsClient {
        try await IntentsClient.connect(through: DaemonConnector(locations: locations, launcher: nil))
    }

    /// One run; anything but success is an error.
    @discardableResult
    func run(through client: IntentsClient) async throws -> RunReport {
        let report = try await client.send(
            RunRequest(action: name, values: values, terms: RunTerms(locale: "en", runID: UUID().uuidString))
        )
        guard report.outcome == .success else {
            throw LinkError("A run ended with \(report.outcome.rawValue): \(report.error?.message ?? "no message")")
        }
        return report
    }
}
