import IntentsHost
import IntentsModel

/// The types that the system may name. Each kind is looked for when it is first asked for, and kept.
package final class IntentRegistry: Sendable {
    /// Everything that is linked into the process, found by walking the conformance records; types of libraries that are
    /// loaded after the first look are not in it.
    package static let process = IntentRegistry(
        intents: { ConformanceWalk.metatypes(conformingTo: (any AppIntent).self, as: (any AppIntent.Type).self) },
        entities: { ConformanceWalk.metatypes(conformingTo: (any AppEntity).self, as: (any AppEntity.Type).self) },
        enums: { ConformanceWalk.metatypes(conformingTo: (any AppEnum).self, as: (any AppEnum.Type).self) },
        queries: { ConformanceWalk.metatypes(conformingTo: (any EntityQuery).self, as: (any EntityQuery.Type).self) },
        shortcutsProviders: {
            ConformanceWalk.metatypes(
                conformingTo: (any AppShortcutsProvider).self, as: (any AppShortcutsProvider.Type).self)
        })

    private let intentIndex: Lazily<[String: any AppIntent.Type]>
    private let entityIndex: Lazily<[String: any AppEntity.Type]>
    private let enumIndex: Lazily<[String: any AppEnum.Type]>
    private let queryIndex: Lazily<[String: any EntityQuery.Type]>
    private let providers: Lazily<[any AppShortcutsProvider.Type]>

    private init(
        intents: @escaping @Sendable () -> [any AppIntent.Type],
        entities: @escaping @Sendable () -> [any AppEntity.Type], enums: @escaping @Sendable () -> [any AppEnum.Type],
        queries: @escaping @Sendable () -> [any EntityQuery.Type],
        shortcutsProviders: @escaping @Sendable () -> [any AppShortcutsProvider.Type]
    ) {
        intentIndex = Lazily { Self.index(intents().filter { $0 != Never.self }) { $0.persistentIdentifier } }
        entityIndex = Lazily { Self.index(entities()) { $0.persistentIdentifier } }
        enumIndex = Lazily { Self.index(enums()) { $0.persistentIdentifier } }
        queryIndex = Lazily { Self.index(queries()) { queryIdentifier($0) } }
        providers = Lazily(shortcutsProviders)
    }

    /// A registry of the given types; of two with one identifier the first counts.
    package convenience init(
        intents: [any AppIntent.Type], entities: [any AppEntity.Type] = [], enums: [any AppEnum.Type] = [],
        queries: [any EntityQuery.Type] = [], shortcutsProviders: [any AppShortcutsProvider.Type] = []
    ) {
        self.init(
            intents: { intents }, entities: { entities }, enums: { enums }, queries: { queries },
            shortcutsProviders: { shortcutsProviders })
    }

    package var intents: [String: any AppIntent.Type] { intentIndex.value }
    package var entities: [String: any AppEntity.Type] { entityIndex.value }
    package var enums: [String: any AppEnum.Type] { enumIndex.value }
    /// By qualified name, so that two nested `Query` types never clash.
    package var queries: [String: any EntityQuery.Type] { queryIndex.value }
    package var shortcutsProviders: [any AppShortcutsProvider.Type] { providers.value }

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

    private static func index<Element>(
        _ types: [Element], by identifier: (Element) -> String
    ) -> [String: Element] {
        Dictionary(types.map { (identifier($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
}

/// A value that is made when it is first read.
private final class Lazily<Value: Sendable>: Sendable {
    private let made = Lock<Value?>(nil)
    private let make: @Sendable () -> Value

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value {
        if let value = made.withLock({ $0 }) { return value }
        // Outside the lock, as it calls the app's code; two first readers make equal values.
        let value = make()
        made.withLock { $0 = value }
        return value
    }
}
