import AppIntents
import Foundation
import IntentsClient
import IntentsLink
import IntentsModel

/// An installed app that a tester's runs happen in, reached through the daemon.
struct InstalledApp: Sendable {
    let bundleIdentifier: String
    let connector: DaemonConnector

    /// - Parameter environment: names the home whose apps are meant, and the folders in which `intentsd` is looked for.
    init(bundleIdentifier: String, environment: [String: String]) {
        let locations = Locations(environment: environment, userID: getuid())
        let launcher = DaemonLauncher.find(beside: CommandLine.arguments[0], path: environment["PATH"]).map {
            DaemonLauncher(executable: $0, environment: environment, logPath: locations.daemonLogPath)
        }
        self.init(
            bundleIdentifier: bundleIdentifier, connector: DaemonConnector(locations: locations, launcher: launcher))
    }

    init(bundleIdentifier: String, connector: DaemonConnector) {
        self.bundleIdentifier = bundleIdentifier
        self.connector = connector
    }

    /// Runs an action and lets the script answer.
    func run(
        _ action: String, given: [String: IntentsModel.IntentValue], after previous: IntentsModel.IntentValue? = nil,
        locale: Locale, script: ScriptedInteraction
    ) async throws -> RunReport {
        let client = try await IntentsClient.connect(through: connector, respondent: script)
        defer { client.close() }
        var report = try await client.run(
            RunRequest(
                action: "\(bundleIdentifier)/\(action)", values: given, previousResult: previous,
                terms: RunTerms(isInteractive: true, locale: locale.identifier, runID: "test-\(UUID().uuidString)")))
        let folder = HandoverFolder(connector.locations)
        // Large files wait there; the test takes them like an app.
        report.value = report.value?.mapFiles { file in
            var file = file
            if let handover = file.handover { file.handover?.place = folder.path(of: handover) ?? "" }
            return file
        }
        return report
    }
}

extension ScriptedInteraction: Respondent {}
