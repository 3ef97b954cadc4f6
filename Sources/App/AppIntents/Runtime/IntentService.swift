import Foundation
import IntentsHost
import IntentsModel
import IntentsResolution
import PlatformFoundation

/// What the process does for the system: creates, fills and performs intents, and runs their queries.
///
/// The host finds this class by the conformance walk; a class, because the optimiser keeps the metadata of classes that
/// nothing names.
package final class IntentService: HostService {
    let registry: IntentRegistry

    package init() { registry = .process }

    /// A service for the given types alone.
    package init(registry: IntentRegistry) { self.registry = registry }

    package func perform(_ request: PerformRequest) async throws -> PerformReply {
        try await perform(request) { _ in }
    }

    /// Performs an intent and shows `observe` what its `perform()` returned, before it is turned into a reply.
    package func perform(
        _ request: PerformRequest, observe: @escaping @Sendable (any IntentResult) -> Void
    ) async throws -> PerformReply {
        let type = try registry.intent(request.action, typeName: request.typeName)
        let locale = Locale(identifier: request.context.locale)
        return await LocalizationScope.$locale.withValue(locale) {
            await Self.reply(to: request.parameters, by: type, in: locale, observe: observe)
        }
    }

    package func undo(_ runID: String) async throws { try await RunUndo.undo(runID) }

    private static func reply<Intent: AppIntent>(
        to parameters: [String: IntentsModel.IntentValue], by type: Intent.Type, in locale: Locale,
        observe: @escaping @Sendable (any IntentResult) -> Void
    ) async -> PerformReply {
        await IntentRun(intent: type.init(), locale: locale, observe: observe).reply(to: parameters)
    }
}
