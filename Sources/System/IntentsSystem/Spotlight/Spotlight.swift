import IntentsLink
import IntentsModel
import IntentsResolution

/// Search over the titles of apps, actions, shortcuts, the entities that apps list or suggest, and what apps index themselves.
///
/// Entities come from snapshots of what an app lists, or suggests where it cannot list all, taken soon after it has run, so
/// that search never starts an app.
actor Spotlight {
    /// Entities kept of one type.
    static let entitiesPerType = 1000

    let store: Store
    /// The snapshots that are being taken, by bundle.
    private var snapshots: [String: Task<Void, Never>] = [:]
    /// Programs that have run since the last snapshot of their bundle began.
    private var ran: [String: Ran] = [:]
    /// What the snapshots wait for, so that many runs in a row need few.
    private var pauses: [String: Task<Void, Never>] = [:]
    private let pause: Duration

    private struct Ran {
        var catalog: AppCatalog
        var process: AppProcess
    }

    init(store: Store, pause: Duration = .milliseconds(500)) {
        self.store = store
        self.pause = pause
    }

    // MARK: Search

    func search(_ request: SearchRequest) async throws -> [SearchHit] {
        await finishSnapshots(within: .seconds(2))
        let locales = LocaleChain.serving(request.locale)
        let limit = min(max(request.limit, 1), 1000)
        guard let query = SearchQuery(request.text) else { return [] }
        return try await store.read { try $0.search(query, locales: locales, limit: limit) }
    }

    // MARK: Snapshots

    /// Sees to a snapshot of what the app suggests; nobody waits for it.
    nonisolated func appRan(_ catalog: AppCatalog, _ process: AppProcess) {
        Task { await self.note(Ran(catalog: catalog, process: process)) }
    }

    private func note(_ program: Ran) {
        let bundle = program.process.bundle.identifier
        ran[bundle] = program
        guard snapshots[bundle] == nil else { return }
        // Kept until it ends: a search waits for it.
        snapshots[bundle] = Task {
            while self.ran[bundle] != nil {
                await self.rest(bundle)
                guard let program = self.ran.removeValue(forKey: bundle) else { break }
                await self.snapshot(program.catalog, program.process)
            }
            self.snapshots[bundle] = nil
        }
    }

    /// However often a program runs, its entities are asked for a few times a second at most. The rest is a task of its own,
    /// because a search ends it.
    private func rest(_ bundle: String) async {
        let rest = Task { [pause] in _ = try? await Waits.shared.sleep(for: pause) }
        pauses[bundle] = rest
        await rest.value
        pauses[bundle] = nil
    }

    /// Takes the snapshots that are due, so that a search right after a run knows what the run has changed.
    func finishSnapshots(within time: Duration) async {
        for pause in pauses.values { pause.cancel() }
        let tasks = Array(snapshots.values)
        guard !tasks.isEmpty else { return }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for task in tasks { await task.value } }
            group.addTask { try? await Waits.shared.sleep(for: time) }
            await group.next()
            group.cancelAll()
        }
    }

    private func snapshot(_ catalog: AppCatalog, _ process: AppProcess) async {
        let metadata = catalog.metadataByBundle[process.bundle.identifier] ?? AppMetadata()
        for entity in metadata.entities.values.sorted(by: { $0.identifier < $1.identifier })
        where !entity.isTransient && entity.defaultQueryIdentifier != nil && process.isUsable {
            // An app that fails here has its entities of the last time; the failure shows where it is asked for them.
            guard let entities = try? await entities(of: entity, metadata, process) else { continue }
            let entries = entities.map { IndexEntry($0, of: catalog.app.identifier) }
            try? await store.write(.normal) { database in
                try database.replaceEntities(of: catalog.app.identifier, type: entity.identifier, by: entries)
            }
        }
    }

    /// All entities of a type, the suggested ones first when there are too many or the query cannot list all; nil when the
    /// app did not answer in time.
    private func entities(
        of entity: EntityDescription, _ metadata: AppMetadata, _ process: AppProcess
    ) async throws -> [EntityValue]? {
        let query = entity.defaultQueryIdentifier.flatMap { metadata.queries[$0] }
        let capabilities = query?.capabilities ?? []
        // A property query without a condition lists everything too.
        guard capabilities.contains(.enumerable) || capabilities.contains(.property) else {
            return try await page(.suggested, of: entity, process)
        }
        let find = FindRequest(conditions: [], limit: Self.entitiesPerType)
        guard let all = try await page(.find(find), of: entity, process) else { return nil }
        guard all.count == Self.entitiesPerType else { return all }
        let suggested = try await page(.suggested, of: entity, process) ?? []
        let known = Set(suggested.map(\.identifier))
        return Array((suggested + all.filter { !known.contains($0.identifier) }).prefix(Self.entitiesPerType))
    }

    private func page(
        _ selection: EntitySelection, of entity: EntityDescription, _ process: AppProcess
    ) async throws -> [EntityValue]? {
        let request = EntityRequest(entityType: entity.identifier, selection: selection)
        guard case .inTime(let page) = try await process.answer(to: request, within: process.policy.queryBudget) else {
            return nil
        }
        try AnswerCheck.check(page, of: entity.identifier)
        return Array(page.entities.prefix(Self.entitiesPerType))
    }
}

extension IndexEntry {
    /// An entity as search knows it.
    init(_ entity: EntityValue, of app: String) {
        self.init(
            kind: .entity, app: app, type: entity.typeName, identifier: entity.identifier, title: entity.display.title,
            subtitle: entity.display.subtitle, keywords: entity.display.synonyms)
    }
}
