import IntentsHost
import IntentsModel

/// The types that the system may name. Each kind is looked for when it is first asked for, and kept.
package final class IntentRegistry: Sendable {
    /// Everything that is linked into the process, found by walking the conformance records; types of libraries that are
    /// loaded after the first look are not in it.
    package static let process = IntentRegistry()

    private let intentIndex: TypeIndex<any AppIntent.Type>
    private let entityIndex: TypeIndex<any AppEntity.Type>
    private let enumIndex: TypeIndex<any AppEnum.Type>
    private let queryIndex: TypeIndex<any EntityQuery.Type>
    private let providers: Lazily<[any AppShortcutsProvider.Type]>

    private init() {
        intentIndex = TypeIndex(
            findings: { ConformanceWalk.findings(conformingTo: (any AppIntent).self, as: (any AppIntent.Type).self) },
            identifier: { $0 == Never.self ? nil : $0.persistentIdentifier })
        entityIndex = TypeIndex(
            findings: { ConformanceWalk.findings(conformingTo: (any AppEntity).self, as: (any AppEntity.Type).self) },
            identifier: { $0.persistentIdentifier })
        enumIndex = TypeIndex(
            findings: { ConformanceWalk.findings(conformingTo: (any AppEnum).self, as: (any AppEnum.Type).self) },
            identifier: { $0.persistentIdentifier })
        queryIndex = TypeIndex(
            findings: {
                ConformanceWalk.findings(conformingTo: (any EntityQuery).self, as: (any EntityQuery.Type).self)
            },
            identifier: { queryIdentifier($0) })
        providers = Lazily {
            ConformanceWalk.metatypes(
                conformingTo: (any AppShortcutsProvider).self, as: (any AppShortcutsProvider.Type).self)
        }
    }

    /// A registry of the given types; of two with one identifier the first counts.
    package init(
        intents: [any AppIntent.Type], entities: [any AppEntity.Type] = [], enums: [any AppEnum.Type] = [],
        queries: [any EntityQuery.Type] = [], shortcutsProviders: [any AppShortcutsProvider.Type] = []
    ) {
        intentIndex = TypeIndex(types: intents) { $0.persistentIdentifier }
        entityIndex = TypeIndex(types: entities) { $0.persistentIdentifier }
        enumIndex = TypeIndex(types: enums) { $0.persistentIdentifier }
        queryIndex = TypeIndex(types: queries) { queryIdentifier($0) }
        providers = Lazily { shortcutsProviders }
    }

    package var intents: [String: any AppIntent.Type] { intentIndex.all }
    package var entities: [String: any AppEntity.Type] { entityIndex.all }
    package var enums: [String: any AppEnum.Type] { enumIndex.all }
    /// By qualified name, so that two nested `Query` types never clash.
    package var queries: [String: any EntityQuery.Type] { queryIndex.all }
    package var shortcutsProviders: [any AppShortcutsProvider.Type] { providers.value }

    /// The modules of the intents, sorted.
    package var modules: [String] {
        Set(intents.values.compactMap { String(reflecting: $0).split(separator: ".").first.map(String.init) }).sorted()
    }

    /// The intent with an identifier.
    /// - Parameter typeName: the name of its type with its module, where several may have the identifier.
    /// - Throws: a `RunError` when the process has none.
    package func intent(_ identifier: String, typeName: String? = nil) throws -> any AppIntent.Type {
        guard let type = intentIndex[identifier, typeName: typeName] else {
            throw RunError(
                .typeNotInProcess,
                "This program has no intent “\(identifier)”: its metadata names one that its code does not hold. "
                    + "Build and install the app again.")
        }
        return type
    }

    /// The entity type with an identifier, if the process has it.
    package func entity(_ identifier: String) -> (any AppEntity.Type)? { entityIndex[identifier] }
}
