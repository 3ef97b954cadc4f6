import AppIntents
import Foundation
import IntentsModel

/// One run of a tester in an installed app.
struct InstalledAppRun<Intent: AppIntent> {
    let app: InstalledApp
    let locale: Locale
    let answers: [ScriptedAnswer]

    /// - Parameter previous: the result of the action before.
    func result(
        of given: [String: IntentsModel.IntentValue], after previous: IntentsModel.IntentValue?
    ) async throws -> IntentTestRun<Intent.PerformResult.Value> {
        let script = ScriptedInteraction(intent: "\(Intent.self)", answers: answers)
        let report = try await app.run(
            Intent.persistentIdentifier, given: given, after: previous, locale: locale, script: script)
        let asked = try await script.questions(endingIn: report.outcome, report.error)
        return IntentTestRun(
            value: try await value(report.value), dialog: report.dialog?.full,
            supportingDialog: report.dialog?.supporting, snippet: report.snippet,
            opened: try await opened(report.opened), asked: asked,
            cameToForeground: report.mode == "foreground")
    }

    /// The value in this process's types; entities are found again by their own query.
    private func value(_ value: IntentsModel.IntentValue?) async throws -> Intent.PerformResult.Value? {
        guard let value, Intent.PerformResult.Value.self != Never.self else { return nil }
        return try await Intent.PerformResult.Value.__value(from: value, query: nil)
    }

    private func opened(_ opened: OpenedValue?) async throws -> (any AppIntent)? {
        if let link = opened?.url.flatMap(URL.init(string:)) { return OpenURLIntent(link) }
        guard let opened, let action = opened.action else { return nil }
        let intent = try IntentRegistry.process.intent(action).init()
        try await intent.fill(with: opened.parameters)
        return intent
    }
}
