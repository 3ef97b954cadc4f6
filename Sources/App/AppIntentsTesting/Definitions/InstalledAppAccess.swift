import AppIntents
import Foundation
import IntentsClient
import IntentsLink
import IntentsModel
import PlatformUniformTypeIdentifiers

/// An installed app, reached through the daemon; every question has a connection of its own.
struct InstalledAppAccess: AppAccess {
    let app: InstalledApp
    let locale: Locale

    private var bundleIdentifier: String { app.bundleIdentifier }

    func metadata() async throws -> AppMetadata {
        try await asking { try await $0.describe(bundleIdentifier, locale: locale.identifier).metadata }
    }

    func run(
        _ action: String, given values: [String: IntentsModel.IntentValue], answers: [ScriptedAnswer]
    ) async throws -> PerformedResult {
        let script = ScriptedInteraction(intent: action, answers: answers)
        let report = try await app.run(action, given: values, locale: locale, script: script)
        _ = try await script.questions(endingIn: report.outcome, report.error)
        return PerformedResult(
            value: report.value, dialog: report.dialog, snippet: report.snippet, opened: report.opened)
    }

    func entities(_ type: String, _ selection: EntitySelection) async throws -> [EntityValue] {
        let request = FindEntitiesRequest(
            type: "\(bundleIdentifier)/\(type)", selection: selection, locale: locale.identifier)
        return try await asking { try await $0.entities(request).page.entities }
    }

    func search(_ type: String, for text: String) async throws -> [String] {
        let hits = try await asking { try await $0.search(text, limit: 100, locale: locale.identifier) }
        return hits.filter { $0.kind == "entity" && $0.bundleIdentifier == bundleIdentifier }
            .compactMap { $0.identifier.hasPrefix("\(type)/") ? String($0.identifier.dropFirst(type.count + 1)) : nil }
    }

    func export(_ entity: EntityValue, as contentType: UTType) async throws -> Data {
        throw IntentTestingError.unsupported(
            "\(bundleIdentifier) is another process, and entities cannot be exported from it yet; "
                + "export \(entity.typeName) in a test that has the app's code.")
    }

    private func asking<Reply>(_ question: (IntentsClient) async throws -> Reply) async throws -> Reply {
        let client = try await IntentsClient.connect(through: app.connector)
        defer { client.close() }
        return try await question(client)
    }
}
