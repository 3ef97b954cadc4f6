import AppIntents
import Foundation
import IntentsHost
import IntentsModel
import IntentsResolution

/// One run of a tester, with the resolution code that the daemon uses.
struct InProcessRun<Intent: AppIntent> {
    private let locale: Locale
    private let isForegroundPossible: Bool
    private let interaction: ScriptedInteraction
    private let services: InProcessServices
    private let action: ActionDescription
    private let metadata: AppMetadata
    private let runID = "test-\(UUID().uuidString)"

    init(
        locale: Locale, dependencies: AppDependencyManager, isForegroundPossible: Bool, answers: [ScriptedAnswer]
    ) {
        self.locale = locale
        self.isForegroundPossible = isForegroundPossible
        interaction = ScriptedInteraction(intent: "\(Intent.self)", answers: answers)
        let registry = IntentRegistry(reachableFrom: [Intent.self])
        services = InProcessServices(service: IntentService(registry: registry), dependencies: dependencies)
        metadata = AppMetadata(reflecting: registry)
        action = ActionDescription(reflecting: Intent.self)
    }

    /// - Parameter previous: the result of the action before.
    func result(
        of given: [String: IntentsModel.IntentValue], after previous: IntentsModel.IntentValue?
    ) async throws -> IntentTestRun<Intent.PerformResult.Value> {
        let context = RunContext(
            locale: locale.identifier, mode: action.supportedModes.contains(.foreground) ? "foreground" : "background",
            canContinueInForeground: isForegroundPossible)
        var run = ActionRun(
            action: action, metadata: metadata, services: services, interaction: interaction, context: context,
            runID: runID)
        run.previousResult = previous
        let foreground = ForegroundRecord()
        if isForegroundPossible { run.bringForward = { foreground.came() } }
        let result = await RunScope.$current.withValue(scope(of: run)) { await run.run(given) }
        return try await checked(result, foreground: foreground)
    }

    private func scope(of run: ActionRun) -> RunScope {
        RunScope(runID: runID, context: run.context, interaction: run) { dialog, alwaysConfirm in
            try await run.comeForward(dialog: dialog, alwaysConfirm: alwaysConfirm)
        }
    }

    private func checked(
        _ result: ActionResult, foreground: ForegroundRecord
    ) async throws -> IntentTestRun<Intent.PerformResult.Value> {
        let asked = try await interaction.questions(endingIn: result.outcome, result.error)
        let performed = services.lastResult
        return IntentTestRun(
            value: (performed as? Intent.PerformResult)?.value, dialog: result.result.dialog?.full,
            supportingDialog: result.result.dialog?.supporting, snippet: result.result.snippet,
            opened: (performed as? any ResultPartsProviding)?.parts.opened, asked: asked,
            cameToForeground: foreground.hasCome)
    }
}

/// Whether the run has brought the app to the front.
final class ForegroundRecord: Sendable {
    private let state = Lock(false)

    func came() { state.withLock { $0 = true } }
    var hasCome: Bool { state.withLock { $0 } }
}

/// The service of this process, with a tester's dependencies.
final class InProcessServices: AppServices {
    private let service: IntentService
    private let dependencies: AppDependencyManager
    private let result = Lock<(any IntentResult)?>(nil)

    init(service: IntentService, dependencies: AppDependencyManager) {
        self.service = service
        self.dependencies = dependencies
    }

    /// What `perform()` returned last.
    var lastResult: (any IntentResult)? { result.withLock { $0 } }

    func perform(_ request: PerformRequest) async throws -> PerformReply {
        try await AppDependencyManager.$scoped.withValue(dependencies) {
            try await service.perform(request) { performed in self.result.withLock { $0 = performed } }
        }
    }

    func entities(_ request: EntityRequest) async throws -> EntityPage {
        try await AppDependencyManager.$scoped.withValue(dependencies) { try await service.entities(request) }
    }

    func options(_ request: OptionsRequest) async throws -> OptionsReply {
        try await AppDependencyManager.$scoped.withValue(dependencies) { try await service.options(request) }
    }
}
