import AppIntents
import IntentsModel
import PlatformCoreTransferable
import PlatformUniformTypeIdentifiers

/// The types of this process, run by a tester.
struct ProcessAccess: AppAccess {
    let tester: IntentTester
    let registry: IntentRegistry

    var locale: Locale { tester.locale }

    func metadata() async throws -> AppMetadata { AppMetadata(reflecting: registry) }

    func run(
        _ action: String, given values: [String: IntentsModel.IntentValue], answers: [ScriptedAnswer]
    ) async throws -> PerformedResult {
        guard let type = registry.intents[action] else {
            // The framework's own are no app's.
            let known = registry.intents.filter { !String(reflecting: $0.value).hasPrefix("AppIntents.") }
            throw notDeclared("intent", action, known: Array(known.keys))
        }
        return try await run(type, values, answers)
    }

    private func run<Intent: AppIntent>(
        _ type: Intent.Type, _ values: [String: IntentsModel.IntentValue], _ answers: [ScriptedAnswer]
    ) async throws -> PerformedResult {
        let run = try await tester.run(type, given: values, answers: answers)
        return PerformedResult(
            value: run.value?.__intentValue(in: locale, properties: true),
            dialog: run.dialog.map { DialogValue(full: $0, supporting: run.supportingDialog) }, snippet: run.snippet)
    }

    func entities(_ type: String, _ selection: EntitySelection) async throws -> [EntityValue] {
        guard registry.entity(type) != nil else {
            throw notDeclared("entity", type, known: Array(registry.entities.keys))
        }
        let request = EntityRequest(
            entityType: type, selection: selection, locale: locale.identifier, includesProperties: true)
        return try await tester.scoped { try await IntentService(registry: registry).entities(request) }.entities
    }

    func search(_ type: String, for text: String) async throws -> [String] {
        throw IntentTestingError.unsupported(
            "This process has no search index; ask for \(type) in a test of the installed app.")
    }

    func export(_ entity: EntityValue, as contentType: UTType) async throws -> Data {
        guard let type = registry.entity(entity.typeName) else {
            throw notDeclared("entity", entity.typeName, known: Array(registry.entities.keys))
        }
        return try await export(type, entity, as: contentType)
    }

    private func export<Entity: AppEntity>(
        _ type: Entity.Type, _ entity: EntityValue, as contentType: UTType
    ) async throws -> Data {
        try await tester.scoped {
            let found = try await type.__value(from: .entity(entity), query: nil)
            guard let transferable = found as? any Transferable else {
                throw IntentTestingError.unsupported(
                    "\(entity.typeName) is not Transferable: it has no form to export.")
            }
            return try await transferable.exported(as: contentType)
        }
    }

    private func notDeclared(_ kind: String, _ name: String, known: [String]) -> IntentTestingError {
        .notDeclared(kind: kind, name: name, bundleIdentifier: "This process", known: known.sorted())
    }
}

extension IntentTester {
    /// The intents, entities and enums of this process by name: a test written for an installed app runs with them too.
    /// - Parameter intents: limits the types to these intents, and the types that their parameters and results name.
    public func definitions(of intents: [any AppIntent.Type]? = nil) -> IntentDefinitions {
        IntentDefinitions(
            bundleIdentifier: "This process",
            app: ProcessAccess(tester: self, registry: intents.map { IntentRegistry(reachableFrom: $0) } ?? .process))
    }
}
