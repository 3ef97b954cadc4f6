import IntentsHost
import IntentsModel

/// The types of this process that the system may name, found once by walking the conformance records.
package struct IntentRegistry: Sendable {
    /// Everything that is linked into the process; types of libraries loaded later are not in it.
    package static let process = IntentRegistry()

    package let intents: [String: any AppIntent.Type]
    package let entities: [String: any AppEntity.Type]
    package let enums: [String: any AppEnum.Type]
    /// By qualified name, so that two nested `Query` types never clash.
    package let queries: [String: any EntityQuery.Type]
    package let shortcutsProviders: [any AppShortcutsProvider.Type]

    private init() {
        self.init(
            intents: Self.types((any AppIntent).self).compactMap { $0 as? any AppIntent.Type },
            entities: Self.types((any AppEntity).self).compactMap { $0 as? any AppEntity.Type },
            enums: Self.types((any AppEnum).self).compactMap { $0 as? any AppEnum.Type },
            queries: Self.types((any EntityQuery).self).compactMap { $0 as? any EntityQuery.Type },
            shortcutsProviders: Self.types((any AppShortcutsProvider).self)
                .compactMap { $0 as? any AppShortcutsProvider.Type })
    }

    /// A registry of the given types; of two with one identifier the first counts.
    package init(
        intents: [any AppIntent.Type], entities: [any AppEntity.Type] = [], enums: [any AppEnum.Type] = [],
        queries: [any EntityQuery.Type] = [], shortcutsProviders: [any AppShortcutsProvider.Type] = []
    ) {
        self.intents = Self.index(intents.filter { $0 != Never.self }) { $0.persistentIdentifier }
        self.entities = Self.index(entities) { $0.persistentIdentifier }
        self.enums = Self.index(enums) { $0.persistentIdentifier }
        self.queries = Self.index(queries) { queryIdentifier($0) }
        self.shortcutsProviders = shortcutsProviders
    }

    /// The modules of the intents, sorted.
    package var modules: [String] {
        Set(intents.values.compactMap { String(reflecting: $0).split(separator: ".").first.map(String.init) }).sorted()
    }

    /// The intent with an identifier.
    /// - Throws: a `RunError` when the process has none.
    package func intent(_ identifier: String) throws -> any AppIntent.Type {
        guard let type = intents[identifier] else {
            throw RunError(
                .typeNotInProcess,
                "This program has no intent “\(identifier)”: its metadata names one that its code does not hold. "
                    + "Build and install the app again.")
        }
        return type
    }

    private static func types(_ existential: Any.Type) -> [Any.Type] {
        ConformanceWalk.types(conformingTo: existential)
    }

    private static func index<Element>(
        _ types: [Element], by identifier: (Element) -> String
    ) -> [String: Element] {
        Dictionary(types.map { (identifier($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
}
