import IntentsModel
import IntentsResolution

/// An installed app with the metadata of its bundles; loaded when needed, never kept for all apps.
struct AppCatalog: Sendable {
    var app: AppRecord
    /// The metadata of each bundle, by its identifier.
    var metadataByBundle: [String: AppMetadata]
    /// Everything the app and its extensions declare.
    var metadata: AppMetadata
    /// The app's own texts.
    var localizer: any TextLocalizer

    init(app: AppRecord, metadataByBundle: [String: AppMetadata], localizer: any TextLocalizer) {
        self.app = app
        self.metadataByBundle = metadataByBundle
        self.localizer = localizer
        metadata = app.bundles.compactMap { metadataByBundle[$0.identifier] }.reduce(into: AppMetadata()) { all, part in
            all.include(part)
        }
    }

    /// The bundles whose code holds an action.
    func bundles(withAction identifier: String) -> [BundleRecord] {
        app.bundles.filter { metadataByBundle[$0.identifier]?.actions[identifier] != nil }
    }

    /// The bundles whose code holds an entity.
    func bundles(withEntity identifier: String) -> [BundleRecord] {
        app.bundles.filter { metadataByBundle[$0.identifier]?.entities[identifier] != nil }
    }
}

extension AppMetadata {
    /// Adds what an extension declares; what both declare is the same code linked twice and stays as it is.
    mutating func include(_ other: AppMetadata) {
        actions.merge(other.actions) { mine, _ in mine }
        entities.merge(other.entities) { mine, _ in mine }
        queries.merge(other.queries) { mine, _ in mine }
        enums += other.enums.filter { enumeration($0.identifier) == nil }
        shortcuts += other.shortcuts.filter { !shortcuts.contains($0) }
        if shortcutsProvider == nil {
            shortcutsProvider = other.shortcutsProvider
            shortcutTileColor = other.shortcutTileColor
        }
        negativePhrases += other.negativePhrases.filter { !negativePhrases.contains($0) }
        modules = Set(modules).union(other.modules).sorted()
    }
}
