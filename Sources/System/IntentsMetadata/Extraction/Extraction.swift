import IntentsModel

/// Everything read from the modules of one bundle: the metadata, and what the rules look at.
package struct Extraction: Sendable {
    package var types: TypeTable
    package var metadata: AppMetadata
    /// With duplicates: the metadata has room for one of each identifier only.
    package var actions: [Extracted<ActionDescription>]
    package var entities: [Extracted<EntityDescription>]
    package var enums: [Extracted<EnumDescription>]
    package var queries: [Extracted<QueryDescription>]
    package var providers: [TypeRecord]
    package var shortcuts: [ShortcutRecord]
    package var unreadable: [Unreadable]

    /// Reads the modules that belong to one bundle.
    package init(modules: [ModuleRecords], sources: SourceText) {
        let types = TypeTable(modules)
        var extractor = Extractor(types: types, sources: sources)
        self.types = types
        actions = types.types(conformingTo: "AppIntent").map { Extracted(extractor.action($0), $0) }
        entities = types.types(conformingTo: "AppEntity").map { Extracted(extractor.entity($0), $0) }
        enums = types.types(conformingTo: "AppEnum").map { Extracted(extractor.enumeration($0), $0) }
        queries = types.types(conformingTo: "EntityQuery").compactMap { record in
            extractor.query(record).map { Extracted($0, record) }
        }
        providers = types.types(conformingTo: "AppShortcutsProvider")
        shortcuts = providers.flatMap { extractor.shortcuts(of: $0) }
        metadata = AppMetadata(
            actions: Self.dictionary(actions, by: \.identifier), entities: Self.dictionary(entities, by: \.identifier),
            queries: Self.dictionary(queries, by: \.identifier),
            enums: enums.map(\.description).sorted { $0.identifier < $1.identifier },
            shortcuts: shortcuts.map(\.description), shortcutsProvider: providers.first?.mangledTypeName,
            shortcutTileColor: providers.first.map { extractor.tileColor(of: $0) } ?? 14,
            negativePhrases: providers.flatMap { extractor.negativePhrases(of: $0) },
            modules: types.modules.map(\.name))
        unreadable = extractor.unreadable
    }

    private static func dictionary<Description>(
        _ extracted: [Extracted<Description>], by key: KeyPath<Description, String>
    ) -> [String: Description] {
        Dictionary(
            extracted.map { ($0.description[keyPath: key], $0.description) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether the modules declare nothing that the system would list.
    package var isEmpty: Bool {
        actions.isEmpty && entities.isEmpty && enums.isEmpty && queries.isEmpty && providers.isEmpty
    }
}

/// A description with the record it was read from.
package struct Extracted<Description: Sendable & Hashable>: Hashable, Sendable {
    package var description: Description
    package var record: TypeRecord

    init(_ description: Description, _ record: TypeRecord) {
        self.description = description
        self.record = record
    }
}
