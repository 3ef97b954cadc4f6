import class AppIntents.AppDependency
import class AppIntents.AppDependencyManager
import class AppIntents.EntityProperty
import class AppIntents.IntentParameter
import enum AppIntents.IntentAuthenticationPolicy
import protocol AppIntents.DynamicOptionsProvider
import protocol AppIntents.EntityQuery
import protocol AppIntents.IntentResult
import protocol AppIntents.OpenIntent
import protocol AppIntents.ProvidesDialog
import protocol AppIntents.ReturnsValue
import struct AppIntents.AppShortcut
import struct AppIntents.DisplayRepresentation
import struct AppIntents.IntentDescription
import struct AppIntents.IntentDialog
import struct AppIntents.IntentFile
import struct AppIntents.IntentModes
import struct AppIntents.TypeDisplayRepresentation

// Imports of single names, which need them in the module itself and of the kind that they say.

struct Anchorage {
    static let description = IntentDescription("Where ships lie", categoryName: "Harbour")
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
    static let modes: IntentModes = [.background, .foreground(.dynamic)]
    let display: DisplayRepresentation = "Anchorage"
    let type: TypeDisplayRepresentation = "Anchorage"
    let dialog: IntentDialog = "Lie here."

    func wind(of provider: some DynamicOptionsProvider) async throws { _ = try await provider.results() }
    func reads(_ dependency: AppDependency<Int>) -> Int { dependency.wrappedValue }
    func asks(_ manager: AppDependencyManager) { manager.add(dependency: 3) }
    func opens<Intent: OpenIntent>(_ intent: Intent) -> Intent.Value { intent.target }
    func speaks(_ result: some IntentResult & ProvidesDialog & ReturnsValue<Int>) -> Int? { result.value }
    func titles(_ parameter: IntentParameter<Int>, _ property: EntityProperty<Int>) -> Bool {
        parameter.isOptional == property.isOptional
    }
    func find<Query: EntityQuery>(_ query: Query, _ identifiers: [Query.Entity.ID]) async throws -> [Query.Entity] {
        try await query.entities(for: identifiers)
    }
    func bytes(of file: IntentFile, _ shortcut: AppShortcut) -> Int { file.data.count }
}
