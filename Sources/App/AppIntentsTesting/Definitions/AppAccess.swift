import AppIntents
import IntentsModel
import PlatformUniformTypeIdentifiers

/// How definitions reach the app: in this process, or installed and behind the daemon.
protocol AppAccess: Sendable {
    /// The language of texts.
    var locale: Locale { get }
    /// What the app declares.
    func metadata() async throws -> AppMetadata
    /// Runs an action to its end.
    func run(
        _ action: String, given values: [String: IntentsModel.IntentValue], answers: [ScriptedAnswer]
    ) async throws -> PerformedResult
    /// Asks an entity's default query.
    func entities(_ type: String, _ selection: EntitySelection) async throws -> [EntityValue]
    /// Identifiers of the entities of a type that the search index has for a text.
    func search(_ type: String, for text: String) async throws -> [String]
    /// The data of an entity in a form.
    func export(_ entity: EntityValue, as contentType: UTType) async throws -> Data
}
