import FoundationEssentials
import IntentsLink
import IntentsMetadata
import IntentsModel
import IntentsResolution

/// The installed apps: installs, upgrades and removes them as single transactions, and knows what they declare.
///
/// The commit of the store's row is the one moment at which an install, an upgrade or a removal happens. Files are
/// written before it into a folder that nothing refers to yet, and removed after it; whatever a crash leaves is swept
/// away at the next start.
package actor AppLibrary {
    /// Where an install may be stopped, for tests of what a crash there leaves.
    package enum Step: String, CaseIterable, Sendable {
        case staged, checked, placed, committed, removedOld
    }

    private let store: Store
    private let storage: AppStorage
    private let changes = Gate()
    private let reached: @Sendable (Step) async -> Void
    private var recent: [(path: String, catalog: AppCatalog)] = []

    package init(store: Store, locations: Locations, reached: @escaping @Sendable (Step) async -> Void = { _ in }) {
        self.store = store
        storage = AppStorage(locations: locations)
        self.reached = reached
    }

    /// Removes leftovers of a process that ended in the middle, and indexes again what an older version has indexed.
    package func recover() async throws {
        let apps = try await self.apps()
        storage.removeLeftovers(keeping: Set(apps.map(\.path)))
        try await purge()
        let outdated = try await store.read { try $0.appsIndexedBefore(format: AppIndex.format) }
        for app in apps where outdated.contains(app.identifier) {
            guard let bundle = try? AppBundle.load(from: app.path) else { continue }
            let index = index(of: bundle, at: app.path)
            try await store.write(.full) { try $0.insert(index) }
        }
    }

    // MARK: Changes

    /// What an install did.
    struct Change: Sendable {
        var app: AppRecord
        /// What was installed under the identifier before.
        var previous: AppRecord?
        /// What saved requests lose by it.
        var losses: [String] = []
    }

    /// Installs the bundle at a path, or upgrades the app that is there under its identifier.
    func install(_ source: String) async throws(RunError) -> Change {
        try await changes.pass { () async throws(RunError) in
            let install = AppStorage.newInstallName()
            do throws(RunError) {
                return try await perform(install, of: source)
            } catch {
                storage.discard(install, of: nil)
                throw error
            }
        }
    }

    private func perform(_ install: String, of source: String) async throws(RunError) -> Change {
        guard source.hasPrefix("/") else { throw .badBundle(source, "its path is not absolute") }
        // Before the copy, so that a bad bundle costs nothing; after it, because the copy is what will run.
        try BundleCheck(source: source).check(try load(source))
        let staged = try storage.stage(source, as: install)
        await reached(.staged)
        let bundle = try load(staged)
        try BundleCheck(source: source).check(bundle)
        let previous = try await freeIdentifiers(of: bundle, source: source)
        await reached(.checked)
        let path = try storage.place(install, bundle: staged, of: bundle.identifier)
        await reached(.placed)
        do throws(RunError) {
            try storage.makeContainer(of: bundle.identifier)
            let index = index(of: bundle, at: path)
            let changes = await changes(from: previous, to: index)
            try await commit { database in
                try database.insert(index)
                if let previous { try database.noteRemoved(changes?.removedActions ?? [], from: previous) }
                try database.forgetToldWithoutDeclaration(of: index.app.identifier)
            }
            await reached(.committed)
            return Change(app: index.app, previous: previous, losses: changes?.sentences ?? [])
        } catch {
            storage.discard(install, of: bundle.identifier)
            throw error
        }
    }

    /// Removes an app from what is installed; its files stay until `removeFiles`.
    /// - Parameter purge: its container is to go with them.
    func uninstall(_ app: AppRecord, purge: Bool) async throws(RunError) {
        try await changes.pass { () async throws(RunError) in
            try await commit { database in
                try database.remove(app: app.identifier)
                try database.forgetRemoved(of: app.identifier)
                try database.forgetToldWithoutDeclaration(of: app.identifier)
                try database.forgetItems(of: app.identifier)
                if purge { try database.notePurge(of: app.identifier) }
            }
            recent.removeAll { $0.path == app.path }
            await reached(.committed)
        }
    }

    /// Removes the files of a version that is no longer installed; call it when nothing runs from them any more.
    func removeFiles(of old: AppRecord) async throws(RunError) {
        recent.removeAll { $0.path == old.path }
        storage.removeBundle(old.path)
        try await changes.pass { () async throws(RunError) in try await purge() }
        await reached(.removedOld)
    }

    /// Removes the container that an app has left which is not installed any more.
    /// - Returns: whether there was one.
    func removeContainerLeft(by app: String) async throws(RunError) -> Bool {
        try await changes.pass { () async throws(RunError) in
            guard try await read({ try $0.app(app) }) == nil, storage.hasContainer(of: app) else { return false }
            try await commit { try $0.notePurge(of: app) }
            try await purge()
            return true
        }
    }

    /// Removes the containers that removed apps leave with `--purge`.
    private func purge() async throws(RunError) {
        for app in try await read({ try $0.pendingPurges() }) {
            if try await read({ try $0.app(app) }) == nil { storage.removeContainer(of: app) }
            try await commit { try $0.forgetPurge(of: app) }
        }
    }

    /// Waits until no install or removal goes on.
    func finishChanges() async { await changes.pass {} }

    private func load(_ path: String) throws(RunError) -> AppBundle {
        do {
            return try AppBundle.load(from: path)
        } catch {
            throw RunError(.badBundle, error.message)
        }
    }

    /// Makes sure that no other app has an identifier of the bundle.
    /// - Returns: the app that the bundle upgrades.
    private func freeIdentifiers(of bundle: AppBundle, source: String) async throws(RunError) -> AppRecord? {
        for identifier in [bundle.identifier] + bundle.extensions.map(\.identifier) {
            let owner = try await read { try $0.bundle(identifier)?.app }
            guard let owner, owner != bundle.identifier else { continue }
            throw .badBundle(source, "the identifier \(identifier) already belongs to the app \(owner)")
        }
        return try await read { try $0.app(bundle.identifier) }
    }

    private func index(of bundle: AppBundle, at path: String) -> AppIndex {
        let relocated = { (folder: String) in path + folder.dropFirst(bundle.path.count) }
        let parts = [bundle] + bundle.extensions
        var app = AppRecord(
            identifier: bundle.identifier, name: bundle.name, alternativeNames: bundle.alternativeNames,
            version: bundle.version, path: path, actionCount: 0,
            bundles: parts.map {
                BundleRecord(
                    identifier: $0.identifier, app: bundle.identifier, kind: $0.kind, path: relocated($0.path),
                    executable: relocated($0.executablePath))
            })
        let metadata = Dictionary(parts.map { ($0.identifier, $0.metadata) }) { first, _ in first }
        let texts = BundleTexts(bundlePath: path)
        app.actionCount = AppCatalog(app: app, metadataByBundle: metadata, localizer: texts).metadata.actions.count
        return AppIndex(
            AppCatalog(app: app, metadataByBundle: metadata, localizer: texts), locales: texts.locales)
    }

    /// What an upgrade changes; nil when nothing was installed, or nobody can read it any more.
    private func changes(from previous: AppRecord?, to index: AppIndex) async -> UpgradeChanges? {
        guard let previous, let old = try? await catalog(of: previous) else { return nil }
        let new = AppCatalog(app: index.app, metadataByBundle: index.metadataByBundle, localizer: old.localizer)
        return UpgradeChanges(old: old.metadata, new: new.metadata)
    }

    private func commit(_ body: @Sendable (Database) throws -> Void) async throws(RunError) {
        do {
            try await store.write(.full, body)
        } catch {
            throw storeError(error)
        }
    }

    private func storeError(_ error: any Error) -> RunError {
        if let error = error as? RunError { return error }
        if let error = error as? StoreError { return .store(error, path: storage.locations.storePath) }
        return RunError(.storeFailed, "The store could not be used: \(error).")
    }

    // MARK: Knowledge

    /// Reads from the store, with its errors as the ones clients see.
    func read<Result: Sendable>(_ body: @Sendable (Database) throws -> Result) async throws(RunError) -> Result {
        do {
            return try await store.read(body)
        } catch {
            throw storeError(error)
        }
    }

    func apps() async throws(RunError) -> [AppRecord] { try await read { try $0.apps() } }

    nonisolated func container(of app: AppRecord) -> String { container(of: app.identifier) }

    nonisolated func container(of app: String) -> String { storage.container(of: app) }

    /// An app with its metadata.
    func catalog(of app: AppRecord) async throws(RunError) -> AppCatalog {
        if let found = recent.first(where: { $0.path == app.path }) { return found.catalog }
        var metadata: [String: AppMetadata] = [:]
        for bundle in app.bundles {
            metadata[bundle.identifier] = try await read { try $0.metadata(ofBundle: bundle.identifier) }
        }
        let catalog = AppCatalog(
            app: app, metadataByBundle: metadata, localizer: BundleTexts(bundlePath: app.path))
        // A handful: enough for whoever runs an action again and again, nothing beside two hundred apps.
        recent = Array(([(app.path, catalog)] + recent.filter { $0.path != app.path }).prefix(4))
        return catalog
    }
}
